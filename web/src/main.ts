import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (target) {
  await words.speak(words.preferred());
  mount(App, { target });
}

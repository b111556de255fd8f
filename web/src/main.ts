import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (target) void words.speak(words.preferred()).then(() => mount(App, { target }));

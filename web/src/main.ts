import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { speakOf, type Field } from "./validity";
import { words } from "./words.svelte";

addEventListener("invalid", ({ target }) => speakOf(target as Field), true);

const target = document.getElementById("app");
if (target) void words.speak(words.preferred()).then(() => mount(App, { target }));

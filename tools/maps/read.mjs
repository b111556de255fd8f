// Prints the countries of the public-domain set `world-atlas` as GeoJSON, at the scale given: 110m, 50m or 10m.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${process.argv[2]}.json`);
const topology = JSON.parse(readFileSync(file, "utf8"));
process.stdout.write(JSON.stringify(feature(topology, topology.objects.countries)));

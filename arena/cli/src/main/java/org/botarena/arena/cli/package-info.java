/**
 * The command line: one thin class per command. What the commands do lives in the engine; what they read and print,
 * and how they fail, lives here.
 */
package org.botarena.arena.cli;

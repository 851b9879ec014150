/**
 * The command line, with one thin class per command. The engine implements what commands do; this module handles their
 * input, output and errors.
 */
package org.botarena.arena.cli;

/** The commands that train a network, export it and measure it. */
package org.botarena.training.command;

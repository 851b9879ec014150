/** The API for agents: {@link org.botarena.api.Agent}, its game, positions and rules. */
package org.botarena.api;

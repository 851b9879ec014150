/** The zoo: hostile agents, each with its required verdict, and the suite that checks the arena against them. */
package org.botarena.zoo;

/** The stored form of records: JSON that is hashed, compressed text, texts about persons next to it. */
package org.botarena.arena.record.form;

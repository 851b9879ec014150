/** What the record is made of on file: JSON that is hashed, compressed text, texts about persons next to it. */
package org.botarena.arena.record.form;

package org.botarena.arena.serve.hosting.entry;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.text.Title;

/** What holds for an event. Thread-safe. */
public record EventSettings(EventFile file) {
    private static final String GAME = "game.";
    private static final String DEADLINE = "deadline";
    private static final String CLOSED = "closed";
    private static final String GRACE = "grace";
    private static final Duration USUAL_GRACE = Duration.ofSeconds(60);
    private static final String PAUSED = "paused";
    private static final String DOOR = "door";
    private static final String TEAM_SIZE = "team-size";
    private static final int USUAL_TEAM_SIZE = 3;
    private static final String OPENED = "opened.";
    private static final String REAL_NAMES = "real-names";
    private static final String FIRST_PLACES = "first-places";
    private static final String TITLE = "title";
    private static final String ABOUT = "about";

    /** It stands since now, or not. */
    private void mark(String name, boolean isMarked) {
        if (isMarked) {
            file.set(name, file.stamp());
        } else {
            file.unset(name);
        }
    }

    /** What is played and how, by the names of a tournament's options; none: the event is new. */
    public Map<String, String> game() {
        Map<String, String> settings = new TreeMap<>();
        file.all(
                "SELECT name, value FROM setting WHERE name LIKE 'game.%'",
                row -> settings.put(row.getString(1).substring(GAME.length()), row.getString(2)));
        return settings;
    }

    /** Settles what is played, once and for all. */
    public void settle(Map<String, String> game) {
        file.change(() -> game.forEach((name, value) -> file.set(GAME + name, value)));
    }

    /** What the organizer calls the event; empty: it has no title. */
    public String title() {
        return file.setting(TITLE).orElse("");
    }

    /** What the organizer says of the event on its first page; empty: nothing. */
    public String about() {
        return file.setting(ABOUT).orElse("");
    }

    /**
     * Sets the title of the event.
     *
     * @throws IllegalArgumentException if it is not a title, with what to do
     */
    public void setTitle(String title) {
        file.set(TITLE, Title.of(title));
    }

    /** Sets what the first page says of the event. */
    public void setAbout(String about) {
        file.set(ABOUT, about.strip());
    }

    /** Whether everybody may hand in. */
    public boolean isOpen() {
        return file.setting(CLOSED).isEmpty()
                && deadline().filter(end -> !file.now().isBefore(end)).isEmpty();
    }

    /** Until when everybody may hand in; empty: as long as it is open. */
    public Optional<Instant> deadline() {
        return file.setting(DEADLINE).map(Instant::parse);
    }

    /** Whether somebody may hand in now: his own deadline counts more. */
    public boolean isOpenTo(Person person) {
        return person.deadline().map(end -> file.now().isBefore(end)).orElseGet(this::isOpen);
    }

    /** The time after the end of submissions in which the last byte of an upload may come that was begun before. */
    public Duration grace() {
        return file.setting(GRACE).map(Duration::parse).orElse(USUAL_GRACE);
    }

    /** Sets the grace. */
    public void setGrace(Duration grace) {
        file.set(GRACE, grace.toString());
    }

    /** Whether the last byte of a person's upload, begun while submissions were open, may come now. */
    public boolean takesLastByteOf(Person person) {
        Instant latest = file.now().minus(grace());
        return person.deadline()
                .map(latest::isBefore)
                .orElseGet(() -> Stream.of(deadline(), file.setting(CLOSED).map(Instant::parse))
                        .flatMap(Optional::stream)
                        .allMatch(latest::isBefore));
    }

    /** Lets everybody hand in, until a deadline if there is one. */
    public void open(Optional<Instant> deadline) {
        file.change(() -> {
            file.unset(CLOSED);
            file.unset(DEADLINE);
            deadline.ifPresent(end -> file.set(DEADLINE, end.toString()));
        });
    }

    /** Lets nobody hand in any more who has no deadline of his own. */
    public void close() {
        mark(CLOSED, true);
    }

    /** How people come to take part now. */
    public Door door() {
        boolean isListed = file.setting(DOOR).filter(Door.LISTED.name()::equals).isPresent();
        return isListed ? Door.LISTED : doorUntil().isPresent() ? Door.OPEN : Door.APPROVAL;
    }

    /** Until when the door is open; empty: it is not open now. */
    public Optional<Instant> doorUntil() {
        return file.setting(DOOR)
                .filter(chosen ->
                        Stream.of(Door.values()).noneMatch(door -> door.name().equals(chosen)))
                .map(Instant::parse)
                .filter(file.now()::isBefore);
    }

    /** Whether everybody may ask to take part: not where the authors are listed. */
    public boolean joins() {
        return door() != Door.LISTED;
    }

    /** Lets only people on a list take part, unless the organizer has chosen before how people come in. */
    public void listAuthors() {
        if (file.setting(DOOR).isEmpty()) {
            setDoor(Door.LISTED);
        }
    }

    /** Sets how people come to take part, from now on: {@link Door#LISTED} or {@link Door#APPROVAL}. */
    public void setDoor(Door door) {
        file.set(DOOR, door.name());
    }

    /** Opens the door until a time. */
    public void openDoor(Instant until) {
        file.set(DOOR, until.toString());
    }

    /** How many members a team may have to which people are invited. */
    public int teamSize() {
        return file.setting(TEAM_SIZE).map(Integer::parseInt).orElse(USUAL_TEAM_SIZE);
    }

    /** Sets how many members a team may have. */
    public void setTeamSize(int size) {
        file.set(TEAM_SIZE, "" + size);
    }

    /** Whether the public sees the authors' names. */
    public boolean hasRealNames() {
        return file.setting(REAL_NAMES).isPresent();
    }

    /** Lets the public see the authors' names, or what they choose. */
    public void realNames(boolean isShown) {
        mark(REAL_NAMES, isShown);
    }

    /** Whether the public sees the first places of standings only. */
    public boolean isFirstPlacesOnly() {
        return file.setting(FIRST_PLACES).isPresent();
    }

    /** Lets the public see the first places only, or all of them. */
    public void showFirstPlacesOnly(boolean isOnly) {
        mark(FIRST_PLACES, isOnly);
    }

    /** Whether the ladder is to rest. */
    public boolean isLadderPaused() {
        return file.setting(PAUSED).isPresent();
    }

    /** Lets the ladder rest, or play. */
    public void pauseLadder(boolean isPaused) {
        mark(PAUSED, isPaused);
    }

    /** Whether everybody may play against somebody's agent. */
    public boolean isOpened(int person) {
        return file.setting(OPENED + person).isPresent();
    }

    /** Lets everybody play against somebody's agent, or only its author. */
    public void openAgent(int person, boolean isOpened) {
        mark(OPENED + person, isOpened);
    }
}

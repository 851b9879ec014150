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

/** The settings of an event. Thread-safe. */
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

    /** How people come to take part in an event. */
    public enum Door {
        /** Only people on the organizer's list take part. */
        LISTED,
        /** People ask on the page, and the organizer admits them. */
        APPROVAL,
        /** People who ask on the page take part immediately, until a time; after that the organizer admits them. */
        OPEN
    }

    /** Sets or removes a mark with the current time. */
    private void mark(String name, boolean isMarked) {
        if (isMarked) {
            file.set(name, file.stamp());
        } else {
            file.unset(name);
        }
    }

    /** The settings of the event's game, by the names of a tournament's options; empty for a new event. */
    public Map<String, String> game() {
        Map<String, String> settings = new TreeMap<>();
        file.all(
                "SELECT name, value FROM setting WHERE name LIKE 'game.%'",
                row -> settings.put(row.getString(1).substring(GAME.length()), row.getString(2)));
        return settings;
    }

    /** Fixes the settings of the game permanently. */
    public void settle(Map<String, String> game) {
        file.change(() -> game.forEach((name, value) -> file.set(GAME + name, value)));
    }

    /** The organizer's title of the event; empty without one. */
    public String title() {
        return file.setting(TITLE).orElse("");
    }

    /** The organizer's description of the event on its first page; may be empty. */
    public String about() {
        return file.setting(ABOUT).orElse("");
    }

    /**
     * Sets the title of the event.
     *
     * @throws IllegalArgumentException with a remedy if it is not a valid title
     */
    public void setTitle(String title) {
        file.set(TITLE, Title.of(title));
    }

    /** Sets the description on the first page. */
    public void setAbout(String about) {
        file.set(ABOUT, about.strip());
    }

    /** Whether submissions are open to everyone. */
    public boolean isOpen() {
        return file.setting(CLOSED).isEmpty()
                && deadline().filter(end -> !file.now().isBefore(end)).isEmpty();
    }

    /** The end of submissions, or empty. */
    public Optional<Instant> deadline() {
        return file.setting(DEADLINE).map(Instant::parse);
    }

    /** Whether a person may submit now; their own deadline takes precedence. */
    public boolean isOpenTo(Person person) {
        return person.deadline().map(end -> file.now().isBefore(end)).orElseGet(this::isOpen);
    }

    /** The time after the deadline in which an upload begun before it may end. */
    public Duration grace() {
        return file.setting(GRACE).map(Duration::parse).orElse(USUAL_GRACE);
    }

    /** Sets the grace. */
    public void setGrace(Duration grace) {
        file.set(GRACE, grace.toString());
    }

    /** Whether a person's upload, begun while submissions were open, may end now. */
    public boolean takesLastByteOf(Person person) {
        Instant latest = file.now().minus(grace());
        return person.deadline()
                .map(latest::isBefore)
                .orElseGet(() -> Stream.of(deadline(), file.setting(CLOSED).map(Instant::parse))
                        .flatMap(Optional::stream)
                        .allMatch(latest::isBefore));
    }

    /** Opens submissions for everyone, until a deadline if there is one. */
    public void open(Optional<Instant> deadline) {
        file.change(() -> {
            file.unset(CLOSED);
            file.unset(DEADLINE);
            deadline.ifPresent(end -> file.set(DEADLINE, end.toString()));
        });
    }

    /** Closes submissions for everyone without a deadline of their own. */
    public void close() {
        mark(CLOSED, true);
    }

    /** The way in which people come to take part now. */
    public Door door() {
        boolean isListed = file.setting(DOOR).filter(Door.LISTED.name()::equals).isPresent();
        return isListed ? Door.LISTED : doorUntil().isPresent() ? Door.OPEN : Door.APPROVAL;
    }

    /** The time until which the door is open, or empty if it is not open now. */
    public Optional<Instant> doorUntil() {
        return file.setting(DOOR)
                .filter(chosen ->
                        Stream.of(Door.values()).noneMatch(door -> door.name().equals(chosen)))
                .map(Instant::parse)
                .filter(file.now()::isBefore);
    }

    /** Whether everyone may ask to take part; not if the authors are listed. */
    public boolean joins() {
        return door() != Door.LISTED;
    }

    /** Restricts the event to people on a list, unless the organizer has already chosen a door. */
    public void listAuthors() {
        if (file.setting(DOOR).isEmpty()) {
            setDoor(Door.LISTED);
        }
    }

    /** Sets the way in which people come to take part: {@link Door#LISTED} or {@link Door#APPROVAL}. */
    public void setDoor(Door door) {
        file.set(DOOR, door.name());
    }

    /** Opens the door until a time. */
    public void openDoor(Instant until) {
        file.set(DOOR, until.toString());
    }

    /** The maximum number of members of a team whose members invite others. */
    public int teamSize() {
        return file.setting(TEAM_SIZE).map(Integer::parseInt).orElse(USUAL_TEAM_SIZE);
    }

    /** Sets the maximum number of members of a team. */
    public void setTeamSize(int size) {
        file.set(TEAM_SIZE, "" + size);
    }

    /** Whether the public sees the authors' names. */
    public boolean hasRealNames() {
        return file.setting(REAL_NAMES).isPresent();
    }

    /** Makes the public see the authors' real names, or their chosen ones. */
    public void realNames(boolean isShown) {
        mark(REAL_NAMES, isShown);
    }

    /** Whether the public sees only the first places of standings. */
    public boolean isFirstPlacesOnly() {
        return file.setting(FIRST_PLACES).isPresent();
    }

    /** Makes the public see only the first places, or all of them. */
    public void showFirstPlacesOnly(boolean isOnly) {
        mark(FIRST_PLACES, isOnly);
    }

    /** Whether the ladder is paused. */
    public boolean isLadderPaused() {
        return file.setting(PAUSED).isPresent();
    }

    /** Pauses or resumes the ladder. */
    public void pauseLadder(boolean isPaused) {
        mark(PAUSED, isPaused);
    }

    /** Whether everyone may play against a person's agent. */
    public boolean isOpened(int person) {
        return file.setting(OPENED + person).isPresent();
    }

    /** Opens a person's agent to everyone, or only to its author. */
    public void openAgent(int person, boolean isOpened) {
        mark(OPENED + person, isOpened);
    }
}

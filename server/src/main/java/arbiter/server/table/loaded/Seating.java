package arbiter.server.table.loaded;

import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Decider;
import arbiter.kernel.Viewer;
import arbiter.lab.agent.Strength;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Who plays whom. A unit nobody was given, or whose player left, is the gamemaster's; without one, the machine's. */
public record Seating(List<Member> members, Map<String, String> seats) {

    public static final String GAMEMASTER = "gamemaster";
    public static final String MACHINE = "machine";

    /** The machine's seats by how well it plays; without a word it plays fairly. */
    private static final Map<String, Strength> MACHINES =
            Map.of(MACHINE, Strength.FAIR, MACHINE + "-easy", Strength.EASY, MACHINE + "-hard", Strength.HARD);

    /** Whether that word leaves a unit to the machine, however well it plays. */
    public static boolean isMachine(String seat) {
        return MACHINES.containsKey(seat);
    }

    /** How a unit can be left to the machine. */
    public static Set<String> machines() {
        return new TreeSet<>(MACHINES.keySet());
    }

    /** As it is now, whatever is handed over later. */
    public Seating copy() {
        return new Seating(members, Map.copyOf(seats));
    }

    public Optional<Member> present(String id) {
        return members.stream()
                .filter(member -> member.id().equals(id) && member.role() != Role.GONE)
                .findFirst();
    }

    public Member member(String id) {
        return present(id)
                .orElseThrow(() ->
                        new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "you do not sit at this table (any more)"));
    }

    /** A member by id, or for {@code spectator} somebody who only looks on. */
    public Member memberOrOnlooker(String id) {
        if (id.equals(Role.SPECTATOR.word())) {
            return new Member("", id, "", "An onlooker", Role.SPECTATOR);
        }
        return present(id)
                .orElseThrow(
                        () -> new RequestRefused(RequestRefused.Code.NOT_FOUND, "nobody of that id sits here", "as"));
    }

    public boolean hasGamemaster() {
        return members.stream().anyMatch(member -> member.role() == Role.GAMEMASTER);
    }

    /** Who leads the table: a gamemaster or, where there is none, the player who has sat there longest. */
    public boolean isHost(String id) {
        if (hasGamemaster()) {
            return present(id)
                    .filter(member -> member.role() == Role.GAMEMASTER)
                    .isPresent();
        }
        return members.stream()
                .filter(member -> member.role() == Role.PLAYER)
                .findFirst()
                .filter(member -> member.id().equals(id))
                .isPresent();
    }

    /** Whether somebody who is here was given the unit. */
    public boolean isTaken(String unit) {
        return present(seat(unit)).isPresent();
    }

    /** The id of a member, {@code gamemaster} or {@code machine}. */
    public String seat(String unit) {
        String seat = seats.getOrDefault(unit, GAMEMASTER);
        boolean given =
                present(seat).filter(member -> member.role() != Role.SPECTATOR).isPresent();
        if (given) {
            return seat;
        }
        if (isMachine(seat)) {
            return MACHINE;
        }
        return hasGamemaster() ? GAMEMASTER : MACHINE;
    }

    /** How well the machine plays that unit if it does. */
    public Strength strength(String unit) {
        return MACHINES.getOrDefault(seats.getOrDefault(unit, MACHINE), Strength.FAIR);
    }

    /** The word that leaves a unit to the machine as well as it plays that one. */
    public String machine(String unit) {
        return isMachine(seats.getOrDefault(unit, MACHINE)) ? seats.getOrDefault(unit, MACHINE) : MACHINE;
    }

    public boolean byMachine(Decider decider) {
        return decider.isGamemaster() ? !hasGamemaster() : seat(decider.id()).equals(MACHINE);
    }

    /** Whether that viewer is the one who plays the unit, as the gamemaster does with all that nobody else was given. */
    public boolean plays(Viewer viewer, String unit) {
        return viewer.plays(unit) || viewer.gamemaster() && seat(unit).equals(GAMEMASTER);
    }

    /** Whether that decider's questions are for that viewer, and not only to be answered in somebody else's place. */
    public boolean decides(Viewer viewer, Decider decider) {
        return decider.isGamemaster() ? viewer.gamemaster() : plays(viewer, decider.id());
    }

    public ViewJson.Seat json(String unit) {
        String seat = seat(unit);
        if (seat.equals(MACHINE)) {
            Optional<String> strength = Optional.of(strength(unit))
                    .filter(one -> one != Strength.FAIR)
                    .map(Strength::word);
            return new ViewJson.Seat(seat, Optional.empty(), strength);
        }
        return seat.equals(GAMEMASTER)
                ? new ViewJson.Seat(seat, Optional.empty(), Optional.empty())
                : new ViewJson.Seat("member", Optional.of(seat), Optional.empty());
    }

    Set<String> unitsOf(String member) {
        Set<String> units = new TreeSet<>();
        seats.forEach((unit, seat) -> {
            if (seat.equals(member) && seat(unit).equals(member)) {
                units.add(unit);
            }
        });
        return units;
    }

    public Sight sight(Member member) {
        return switch (member.role()) {
            case GAMEMASTER -> new Sight(new Viewer(true, unitsOf(member.id())), member.role(), member.id());
            case PLAYER -> new Sight(new Viewer(false, unitsOf(member.id())), member.role(), member.id());
            default -> new Sight(Viewer.SPECTATOR, member.role(), member.id());
        };
    }

    /** Everybody else who has a say in taking something back: gamemasters and those who play. */
    public List<String> concerned(String but) {
        return members.stream()
                .filter(member -> !member.id().equals(but))
                .filter(member -> member.role() == Role.GAMEMASTER
                        || member.role() == Role.PLAYER && !unitsOf(member.id()).isEmpty())
                .map(Member::id)
                .toList();
    }

    /**
     * Whether nobody else plays here, and nobody ever sat here who left: what others kept to themselves is not inherited
     * by outlasting them.
     */
    public boolean hasAlwaysPlayedAlone(String id) {
        return concerned(id).isEmpty() && members.stream().noneMatch(member -> member.role() == Role.GONE);
    }
}

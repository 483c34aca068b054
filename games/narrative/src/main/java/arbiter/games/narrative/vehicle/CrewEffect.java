package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.sheet.Zone;
import java.util.List;
import java.util.Optional;

/**
 * Something that lasts on a vehicle because somebody did it: how strong it is, whom or which zone it is about, who did
 * it, and at which moment of whose turn in which round it is over. Ledger: NAR-TURN-5.
 */
public record CrewEffect(
        Kind kind, int amount, List<String> units, Optional<Zone> zone, String by, Ending at, int round) {

    /** What it does. */
    public enum Kind {
        BRACE("Brace for Impact"),
        EVADE("Evade"),
        ADVANTAGE("Gain the Advantage"),
        BARRAGE("Blanket Barrage"),
        COURSE("Plot Course"),
        COPILOT("Copilot"),
        JAMMED("Jamming"),
        DEFENCE("Boost Defences"),
        FIRE_DISCIPLINE("Fire Discipline"),
        RATTLING_FIRE("Fire Discipline"),
        INTERCEPTION("Intercept Projectiles"),
        SMOKE("smoke");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** When it is over; what is used up has no time. */
    public enum Ending {
        TURN_START,
        TURN_END,
        ROUND_END,
        WHEN_USED
    }

    public CrewEffect {
        units = List.copyOf(units);
    }

    /** Until the next turn of who did it starts. */
    public static CrewEffect toTurnStart(Kind kind, int amount, String by, int round) {
        return new CrewEffect(kind, amount, List.of(), Optional.empty(), by, Ending.TURN_START, round + 1);
    }

    /** Until the next turn of who did it is over. */
    public static CrewEffect toTurnEnd(Kind kind, int amount, String by, int round) {
        return new CrewEffect(kind, amount, List.of(), Optional.empty(), by, Ending.TURN_END, round + 1);
    }

    /** Until it has done its work. */
    public static CrewEffect untilUsed(Kind kind, int amount, String by, int round) {
        return new CrewEffect(kind, amount, List.of(), Optional.empty(), by, Ending.WHEN_USED, round);
    }

    public CrewEffect about(List<String> whom) {
        return new CrewEffect(kind, amount, whom, zone, by, at, round);
    }

    public CrewEffect in(Zone side) {
        return new CrewEffect(kind, amount, units, Optional.of(side), by, at, round);
    }

    public CrewEffect longer(int rounds) {
        return new CrewEffect(kind, amount, units, zone, by, at, round + rounds);
    }
}

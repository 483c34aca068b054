package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Genre Points, which limited Powers and abilities were used, and the Weapons that have hurt the Unit in this fight, if
 * that matters to it. Ledger: BCG-GP-1, BCG-GP-4, BCG-AMB-119.
 */
public record GenrePoints(int points, List<Use> uses, List<String> scars) implements Part {

    public static final GenrePoints NONE = new GenrePoints(0, List.of(), List.of());

    /** A use that counts against a limit: what, on whom (empty: on nobody), in which Round. */
    public record Use(String what, String whom, int round) {}

    public static void set(Fighter unit, int points) {
        unit.set(unit.genre().withPoints(points));
    }

    /** Points come to whoever keeps them for that pilot, or go if below zero. */
    public static void gain(CenturyState state, String pilot, int more) {
        Fighter purse = purse(state, pilot);
        purse.set(purse.genre().plus(more));
    }

    /** Who keeps a pilot's Points: those in Unison share theirs. Ledger: unison-combination. */
    private static Fighter purse(CenturyState state, String pilot) {
        Fighter body = state.bodyOf(pilot);
        return body.crew().isUnison() ? body : state.unit(pilot);
    }

    /** Something with a limit was used. Ledger: BCG-GP-4. */
    public static void use(Fighter unit, String what, String whom, int round) {
        unit.set(unit.genre().with(new Use(what, whom, round)));
    }

    /** A Weapon has hurt a Unit to which that matters. Ledger: BCG-AMB-119. */
    public static void scar(Fighter unit, String weapon) {
        unit.set(unit.genre().scarredBy(weapon));
    }

    /** Without a pilot there is nothing left. */
    public static void lose(Fighter unit) {
        unit.set(NONE);
    }

    /** All that is the pilot's goes with the pilot. Ledger: BCG-AMB-50. */
    public static void move(Fighter from, Fighter to) {
        to.set(from.genre());
        lose(from);
    }

    public boolean usedThisFight(String what) {
        return !uses.isEmpty() && used(what, "", 0);
    }

    public boolean usedThisRound(String what, int round) {
        return !uses.isEmpty() && used(what, "", round);
    }

    /** On that Unit in this Round; Round 0 asks for the whole fight. */
    public boolean usedOn(String what, String whom, int round) {
        return !uses.isEmpty() && used(what, whom, round);
    }

    private boolean used(String what, String whom, int round) {
        for (Use use : uses) {
            if (use.what().equals(what)
                    && (whom.isEmpty() || use.whom().equals(whom))
                    && (round == 0 || use.round() == round)) {
                return true;
            }
        }
        return false;
    }

    public boolean isScarredBy(String weapon) {
        return !scars.isEmpty() && scars.contains(weapon);
    }

    public GenrePoints withPoints(int now) {
        return new GenrePoints(now, uses, scars);
    }

    private GenrePoints plus(int more) {
        return withPoints(points + more);
    }

    private GenrePoints with(Use use) {
        List<Use> all = new ArrayList<>(uses);
        all.add(use);
        return new GenrePoints(points, List.copyOf(all), scars);
    }

    private GenrePoints scarredBy(String weapon) {
        if (scars.contains(weapon)) {
            return this;
        }
        List<String> all = new ArrayList<>(scars);
        all.add(weapon);
        return new GenrePoints(points, uses, List.copyOf(all));
    }

    /** A Genre Point is earned. Ledger: BCG-DMG-4. */
    public record PointGained(String unit, int amount) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            GenrePoints.gain(state, unit, amount);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " gains " + amount + " GP");
        }
    }

    /** Genre Points are lost without anything to show for them. */
    public record PointLost(String unit, int amount) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter purse = purse(state, unit);
            GenrePoints.set(purse, Math.max(0, purse.genre().points() - amount));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " loses " + amount + " GP");
        }
    }

    /** Somebody played to a Theme of theirs, and the gamemaster rewards it. Ledger: BCG-THEME-2. */
    public record ThemePlayed(String unit, String theme) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            GenrePoints.gain(state, unit, 1);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " plays to the " + theme + " Theme and gains 1 GP");
        }
    }
}

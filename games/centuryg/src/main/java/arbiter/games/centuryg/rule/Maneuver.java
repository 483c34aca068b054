package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** More Defense for a Round, for oneself or a near ally. Ledger: BCG-UTIL-3. */
record Maneuver() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        deeds.add(new Maneuver());
    }

    @Override
    public String id() {
        return "maneuver";
    }

    @Override
    public String text() {
        return "Maneuver: more Defense for a Round";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        Aiming.lose(play, unit);
        Boost.move(play, unit, Movement.budget(state, unit, false), "maneuver.place");
        if (!unit.isFighting()) {
            return;
        }
        StealthField.resolve(play, unit);
        if (GuardianOfSteel.resolve(play, unit, bonus(state, unit))) {
            return;
        }
        Fighter whom = Whom.choose(
                play, unit.decider(), "maneuver.whom", near(state, unit), () -> "Whom does the Maneuver protect?");
        int bonus = bonus(state, unit);
        Mark mark = new Mark(Mark.Kind.MANEUVER, whom.id(), unit.id(), "", bonus, state.rounds(unit, 1));
        String what = Ranks.systems(state, unit) >= Ranks.speed(state, unit) ? "Systems" : "Speed";
        play.emit(new Marked(mark, "is covered by a Maneuver with " + what + ": Defense +" + bonus + " for a Round"));
    }

    /** Nothing speaks for the lower one. */
    private static int bonus(CenturyState state, Fighter unit) {
        return Math.max(Ranks.systems(state, unit), Ranks.speed(state, unit));
    }

    private static List<Fighter> near(CenturyState state, Fighter unit) {
        List<Fighter> near = new ArrayList<>(List.of(unit));
        for (Fighter other : state.fighters()) {
            boolean ally = other != unit && other.isOut() && !state.enemies(unit, other);
            if (ally && unit.base().isEmpty() && state.distance(unit, other) <= 1) {
                near.add(other);
            }
        }
        return near;
    }
}

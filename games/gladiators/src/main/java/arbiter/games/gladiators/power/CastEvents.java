package arbiter.games.gladiators.power;

import arbiter.games.gladiators.move.SteppedAside;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.turn.JoinedOrder;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;

/** Events: powers bring more bodies to the fight. Ledger: GG-AB-16, GG-AB-39. */
public final class CastEvents {

    private CastEvents() {}

    /** A minion appears; it acts right after its summoner in this turn, later by its own Speed. Ledger: GG-AMB-75. */
    public record MinionSummoned(
            String by, int instance, String unit, String name, Profile profile, Hex hex, String after)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator summoner = state.unit(by);
            Gladiator minion = new Gladiator(unit, name, summoner.ownSide(), profile, hex);
            minion.hide(summoner.isHidden());
            minion.set(new Origin(Origin.Cause.SUMMONED, by, instance));
            state.join(minion);
            new JoinedOrder(unit, after, true).apply(state);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, by)
                    .words(" summons ")
                    .unit(unit, name)
                    .words(" " + HexWords.at(state, hex, unit))
                    .line();
        }
    }

    /** A duplicate appears; it acts from the next full turn on, right after whom it was made of. Ledger: GG-AMB-11. */
    public record Duplicated(String of, String unit, String name, Hex hex) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator original = state.unit(of);
            String group = original.origin().cause() == Origin.Cause.ORDINARY
                    ? of
                    : original.origin().by();
            Gladiator twin = original.twin(unit, name);
            twin.hide(original.isHidden());
            twin.set(new Origin(Origin.Cause.DUPLICATE, group, 0));
            for (int place = 0; place < twin.powers().size(); place++) {
                if (twin.powers().get(place).isA(arbiter.games.gladiators.ability.Duplication.class)) {
                    twin.set(twin.condition().with(place, PowerFault.ABSENT));
                }
            }
            if (original.origin().cause() == Origin.Cause.ORDINARY) {
                original.set(new Origin(Origin.Cause.ORIGINAL, group, 0));
            }
            state.join(twin);
            new SteppedAside(unit, hex).apply(state);
            new JoinedOrder(unit, of, false).apply(state);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, of)
                    .words(" becomes one more: ")
                    .unit(unit, name)
                    .words(" " + HexWords.at(state, hex, unit))
                    .line();
        }
    }
}

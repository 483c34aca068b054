package arbiter.games.capital.ability;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Once in each Focus a Reaction makes Attack damage 1d6 higher. Ledger: offensive-focus. */
public final class OffensiveFocus {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final Offer.Use USE = new Offer.Use("Offensive Focus", 0);

    private OffensiveFocus() {}

    public static Modifiers raise(Play<CapitalState> play, Damage.Instance damage, Combatant source, Modifiers amount) {
        if (!source.isFocused()
                || !source.has(AbilityId.OFFENSIVE_FOCUS)
                || source.focus().offensiveUsed()
                || !Offer.taken(
                        play,
                        source,
                        "offensive-focus.use",
                        USE,
                        () -> "1d6 more damage to " + damage.victim().name() + ", once in this Focus?")) {
            return amount;
        }
        play.emit(new FocusTurned(source.id(), true));
        return amount.and(
                "offensive focus", play.draw("offensive-focus.die", ONE_DIE).sum());
    }

    /** A once-per-Focus effect is used. Ledger: offensive-focus, defensive-focus. */
    public record FocusTurned(String unit, boolean offensive) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            combatant.set(combatant.focus().used(offensive));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, offensive ? " uses Offensive Focus" : " uses Defensive Focus");
        }
    }
}

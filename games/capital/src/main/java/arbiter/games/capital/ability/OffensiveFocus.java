package arbiter.games.capital.ability;

import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DamageTrait;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Once in each Focus a Reaction makes Attack damage 1d6 higher. Ledger: offensive-focus. */
public record OffensiveFocus(Quantity more) implements DamageTrait {

    private static final Offer.Use USE = new Offer.Use("Offensive Focus", 0);

    @Override
    public Modifiers raiseOwn(
            Play<CapitalState> play, Combatant source, DamageInProgress damage, Occasion occasion, boolean ofAttack) {
        if (!ofAttack
                || !source.isFocused()
                || source.focus().offensiveUsed()
                || !Offer.taken(
                        play,
                        source,
                        "offensive-focus.use",
                        USE,
                        () -> more + " more damage to " + damage.victim().name() + ", once in this Focus?")) {
            return damage.amount();
        }
        play.emit(new FocusTurned(source.id(), true));
        return damage.amount().and("offensive focus", more.roll(play, "offensive-focus.die"));
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

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
import arbiter.tabletop.unit.Part;

/** Once per turn, damage dealt while Seizing the Initiative is 1d6 higher. Ledger: opportunist, CAP-AMB-74. */
public record Opportunist(Quantity more) implements DamageTrait {

    private static final Offer.Use USE = new Offer.Use("Opportunist", 0);

    @Override
    public Modifiers raiseOwn(
            Play<CapitalState> play, Combatant source, DamageInProgress damage, Occasion occasion, boolean ofAttack) {
        if (occasion != Occasion.SEIZED
                || usedThisTurn(play.state(), source)
                || !Offer.taken(
                        play,
                        source,
                        "opportunist.use",
                        USE,
                        () -> more + " more damage to " + damage.victim().name() + ", once this turn?")) {
            return damage.amount();
        }
        play.emit(new OpportunityTaken(source.id()));
        return damage.amount().and("opportunist", more.roll(play, "opportunist.die"));
    }

    private static boolean usedThisTurn(CapitalState state, Combatant source) {
        int last = OpportunistUse.of(source);
        return last > 0 && last == state.turns();
    }

    /** Opportunist is used for this turn. Ledger: opportunist, CAP-AMB-74. */
    public record OpportunityTaken(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            OpportunistUse.note(state.unit(unit), state.turns());
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " is an Opportunist");
        }
    }

    /** The turn of the combat in which Opportunist was used last; turns count from one. */
    public record OpportunistUse(int turn) implements Part {

        private static final OpportunistUse NONE = new OpportunistUse(0);

        public static int of(Combatant unit) {
            return unit.abilityStates().get(NONE).turn;
        }

        static void note(Combatant unit, int turn) {
            AbilityStates.put(unit, new OpportunistUse(turn), NONE);
        }
    }
}

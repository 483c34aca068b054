package arbiter.games.capital.ability;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/** Once per turn, damage dealt while Seizing the Initiative is 1d6 higher. Ledger: opportunist, CAP-AMB-74. */
public final class Opportunist {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final Offer.Use USE = new Offer.Use("Opportunist", 0);

    private Opportunist() {}

    public static Modifiers raise(
            Play<CapitalState> play, Damage.Instance damage, Combatant source, Occasion occasion, Modifiers amount) {
        if (occasion != Occasion.SEIZED
                || !source.has(AbilityId.OPPORTUNIST)
                || usedThisTurn(play.state(), source)
                || !Offer.taken(
                        play,
                        source,
                        "opportunist.use",
                        USE,
                        () -> "1d6 more damage to " + damage.victim().name() + ", once this turn?")) {
            return amount;
        }
        play.emit(new OpportunityTaken(source.id()));
        return amount.and("opportunist", play.draw("opportunist.die", ONE_DIE).sum());
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

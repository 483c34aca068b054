package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.OpportunityTaken;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Once per turn, damage dealt while Seizing the Initiative is 1d6 higher. Ledger: opportunist, CAP-AMB-74. */
final class Opportunist {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final Offer.Use USE = new Offer.Use("Opportunist", 0);

    private Opportunist() {}

    static Modifiers raise(
            Play<CapitalState> play, Damage.Instance damage, Combatant source, Manner manner, Modifiers amount) {
        if (manner != Manner.SEIZED
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
        int last = source.marks().opportunistTurn();
        return last > 0 && last == state.turns();
    }
}

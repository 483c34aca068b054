package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.FocusTurned;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Once in each Focus a Reaction makes Attack damage 1d6 higher. Ledger: offensive-focus. */
final class OffensiveFocus {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final Offer.Use USE = new Offer.Use("Offensive Focus", 0);

    private OffensiveFocus() {}

    static Modifiers raise(Play<CapitalState> play, Damage.Instance damage, Combatant source, Modifiers amount) {
        if (!source.isFocused()
                || !source.has(AbilityId.OFFENSIVE_FOCUS)
                || source.marks().offensiveFocusUsed()
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
}

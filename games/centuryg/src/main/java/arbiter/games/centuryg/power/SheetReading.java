package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.support.SheetRevealed;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** The caller's side may read one Enemy's sheet from now on. Ledger: knowledge-is-power. */
public record SheetReading() implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        for (Fighter enemy : Powers.enemies(state, owner)) {
            if (!state.knows(owner.ownSide(), enemy) && !enemy.isHidden()) {
                answers.add(power.answer(
                        state,
                        owner,
                        enemy,
                        () -> "see through " + enemy.name(),
                        play -> play.emit(new SheetRevealed(enemy.id(), owner.ownSide()))));
            }
        }
    }
}

package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ActiveDefense;
import java.util.List;

/** Active Defenses do not count against this attack. Ledger: im-breaking-through. */
public record DefensePiercing() implements PowerTrait {

    @Override
    public void piercing(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == attack.attacker()
                && !attack.ignoresDefenses()
                && ActiveDefense.helps(state, attack)) {
            answers.add(power.answer(
                    state, owner, () -> "this attack ignores Active Defenses", play -> attack.ignoreDefenses()));
        }
    }

    /** What it wins grows with the Tension. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return state.tension() > 1 ? 22 : 0;
    }
}

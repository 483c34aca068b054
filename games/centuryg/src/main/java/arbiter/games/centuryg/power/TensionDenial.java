package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.MightRoll;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.List;

/** An Enemy has no Tension for some Rounds, a Test just rolled included. Ledger: cant-let-you-do-that, BCG-AMB-81. */
public record TensionDenial(int rounds) implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        for (Fighter enemy : Powers.enemies(state, owner)) {
            if (!state.has(Mark.Kind.NO_TENSION, enemy)) {
                answers.add(power.answer(
                        state, owner, enemy, () -> enemy.name() + " " + denial(), play -> deny(play, owner, enemy)));
            }
        }
    }

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        Fighter attacker = attack.attacker();
        if (attack.tension() > 0 && state.enemies(owner, attacker)) {
            answers.add(power.answer(state, owner, attacker, () -> attacker.name() + " " + denial(), play -> {
                        deny(play, owner, attacker);
                        MightRoll.recount(play, attack);
                    })
                    .idleIf(!hitsAnybody(attack)));
        }
    }

    private String denial() {
        return "has no Tension for " + Powers.rounds(rounds);
    }

    private void deny(Play<CenturyState> play, Fighter owner, Fighter enemy) {
        Clock clock = play.state().rounds(owner, rounds);
        play.emit(new Marked(new Mark(Mark.Kind.NO_TENSION, enemy.id(), owner.id(), "", 1, clock), denial()));
    }

    private static boolean hitsAnybody(AttackInProgress attack) {
        for (AttackedUnit victim : attack.victims()) {
            if (victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.isWorthPoint() ? 18 : 0;
    }
}

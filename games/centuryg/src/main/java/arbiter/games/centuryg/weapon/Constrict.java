package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** Better against the duel opponent, and halves Speed. Ledger: constrict. */
public record Constrict() implements WeaponTrait {

    @Override
    public int advantages(CenturyState state, AttackInProgress attack, Fighter target) {
        boolean opponent = target.duel().filter(attack.attacker().id()::equals).isPresent();
        return opponent || attack.mode() == AttackInProgress.Mode.ENGAGE ? 1 : 0;
    }

    @Override
    public void onHit(Play<CenturyState> play, AttackInProgress attack, AttackedUnit victim) {
        Fighter target = victim.fighter();
        if (target.isFighting()) {
            Clock round = play.state().rounds(attack.attacker(), 1);
            Mark slow = new Mark(Mark.Kind.HALF_SPEED, target.id(), AreaEffects.source(attack), "", 1, round);
            play.emit(new Marked(slow, "is constricted: Speed halved for a Round"));
        }
    }
}

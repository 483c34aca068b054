package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** On a pass the user is better guarded against the target for a Round. Ledger: arm-guardian. */
public record GuardOnHit(int defense) implements WeaponTrait {

    @Override
    public void onHit(Play<CenturyState> play, AttackInProgress attack, AttackedUnit victim) {
        Fighter unit = attack.attacker();
        Fighter target = victim.fighter();
        if (target.isFighting()) {
            Clock round = play.state().rounds(unit, 1);
            Mark guard = new Mark(Mark.Kind.DEFENSE, unit.id(), unit.id(), target.id(), defense, round);
            play.emit(new Marked(
                    guard, "guards itself against " + target.name() + ": Defense +" + defense + " for a Round"));
        }
    }
}

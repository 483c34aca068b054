package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** Those attacked are harder to hit for the rest of the fight. Ledger: missile-massacre. */
public record HarderAfterwards(int disadvantages) implements WeaponTrait {

    @Override
    public void leaves(Play<CenturyState> play, AttackInProgress attack) {
        Fighter unit = attack.attacker();
        for (Fighter target : WeaponEffects.enemiesAttacked(play.state(), attack)) {
            Mark known = new Mark(Mark.Kind.KEEN, unit.id(), unit.id(), target.id(), -disadvantages, Clock.FIGHT);
            play.emit(new Marked(known, "will find it harder against " + target.name()));
        }
    }
}

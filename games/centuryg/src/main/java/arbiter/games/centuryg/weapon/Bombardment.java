package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** The Tension is dealt again, and to everything in the area. Ledger: bombardment. */
public record Bombardment() implements WeaponTrait {

    @Override
    public int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return attack.tension();
    }

    @Override
    public boolean affectsBlast() {
        return true;
    }

    @Override
    public void inArea(Play<CenturyState> play, AttackInProgress attack) {
        AreaEffects.splash(play, attack, AreaEffects.inBlast(play.state(), attack), attack.tension());
    }
}

package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import java.util.List;

/** Boosted the Zones of its Line change for a Round. Ledger: incinerator, overfreeze. */
public record GroundLine(List<Terrain> terrain) implements WeaponTrait {

    @Override
    public boolean changesGround(AttackInProgress attack) {
        return attack.isBoosted();
    }

    @Override
    public void inArea(Play<CenturyState> play, AttackInProgress attack) {
        if (changesGround(attack)) {
            AreaEffects.change(play, attack, terrain);
        }
    }
}

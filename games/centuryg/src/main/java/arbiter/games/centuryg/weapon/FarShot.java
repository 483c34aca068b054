package arbiter.games.centuryg.weapon;

import arbiter.content.yaml.Key;

/** Nothing nearer than that can be struck; Boosted it reaches farther. Ledger: powered-rifle. */
public record FarShot(@Key("from") int least, int more) implements WeaponTrait {

    @Override
    public int boostedReach(int reach) {
        return reach + more;
    }
}

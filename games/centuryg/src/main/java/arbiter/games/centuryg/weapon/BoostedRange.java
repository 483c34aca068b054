package arbiter.games.centuryg.weapon;

/** Boosted it reaches as far as that. Ledger: extending-blade. */
public record BoostedRange(int range) implements WeaponTrait {

    @Override
    public int boostedReach(int reach) {
        return range;
    }
}

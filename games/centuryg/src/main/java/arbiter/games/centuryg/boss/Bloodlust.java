package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.AttackUpgrade;

/** Better in Duels, in deeper Levels at defending too. Ledger: bloodlust. */
public record Bloodlust(int bonus, int last) implements AttackUpgrade {

    /** To Engage, or against duelists. */
    @Override
    public int might(AttackInProgress strike, Fighter target) {
        int level = BossLevel.of(strike.attacker());
        boolean counts = strike.mode() == AttackInProgress.Mode.ENGAGE || target.isDueling();
        return level == 0 || !counts ? 0 : of(level);
    }

    /** Against a duel opponent, from the third Level on. */
    @Override
    public int defense(Fighter owner, Fighter attacker) {
        int level = BossLevel.of(owner);
        if (level < 3 || owner.duel().filter(attacker.id()::equals).isEmpty()) {
            return 0;
        }
        return of(level);
    }

    private int of(int level) {
        return level == Fighter.LEVELS ? last : bonus;
    }
}

package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Modifiers;

/** The Advantages and Disadvantages of a Might Test against one target. Ledger: 5.3 step 7. */
public final class Edges {

    private Edges() {}

    public static Modifiers of(CenturyState state, Strike strike, Fighter target) {
        Fighter attacker = strike.attacker();
        return Modifiers.of("weapon", strike.weapon().advantage().orElse(0))
                .and("Aim", aim(state, strike, target))
                .and("Assist given", strike.mode() == Strike.Mode.ASSIST ? -1 : 0) // BCG-OFF-5
                .and("assisted", state.sum(Mark.Kind.ASSISTED, attacker, target))
                .and("Paired Attack", state.sum(Mark.Kind.PAIRED, attacker, target))
                .and("Melee in a Duel", duel(strike, target)) // BCG-DUEL-10
                .and("Boost", strike.isBoosted() ? 1 : 0) // BCG-ABIL-3
                .and("suppressed", -state.sum(Mark.Kind.SUPPRESSED, attacker, target))
                .and("stealth", strike.isArea() ? 0 : -state.sum(Mark.Kind.STEALTH, target, attacker))
                .and("The Beast", TheBeast.edge(strike))
                .and("hard to hit", -state.sum(Mark.Kind.EVASIVE, target, attacker))
                .and("exposed", state.sum(Mark.Kind.EXPOSED, target, attacker))
                .and("keen", state.sum(Mark.Kind.KEEN, attacker, target))
                .and("Defensive Terrain", -cover(state, target)) // BCG-TERR-3
                .and("Upgrades", upgrades(state, strike, target));
    }

    /** Ledger: BCG-OFF-4, BCG-ABIL-2, sniper-rifle. */
    private static int aim(CenturyState state, Strike strike, Fighter target) {
        boolean aims = strike.attacker()
                .aim()
                .filter(aim -> aim.weapon().equals(strike.weapon().id()))
                .filter(aim -> aim.target().equals(target.id()) || aim.zones().contains(target.zone()))
                .isPresent();
        if (!aims && !AimBenefits.has(state, strike.attacker())) {
            return 0;
        }
        return strike.is(WeaponId.SNIPER_RIFLE) ? 3 : strike.weapon().isMelee() ? 1 : 2;
    }

    private static int duel(Strike strike, Fighter target) {
        boolean counts = strike.mode() == Strike.Mode.ENGAGE || target.isDueling();
        return strike.weapon().isMelee() && counts ? 1 : 0;
    }

    private static int cover(CenturyState state, Fighter target) {
        return Footing.shelter(state, target);
    }

    /** Upgrades that are always on. Ledger: table 3.8. */
    private static int upgrades(CenturyState state, Strike strike, Fighter target) {
        Fighter attacker = strike.attacker();
        int edges = 0;
        if (strike.isArea() && attacker.owns(UpgradeId.ARTILLERY_FRAME)) {
            edges++;
        }
        if (strike.weapon().isMelee() && attacker.owns(UpgradeId.DUELIST_MODEL)) {
            edges++;
        }
        if (!strike.weapon().isMelee()
                && attacker.owns(UpgradeId.SNIPER_MODEL)
                && state.distance(attacker, target) >= 1) {
            edges++;
        }
        if (strike.is(WeaponAbility.BEAM) && attacker.owns(UpgradeId.EXPERIMENTAL_REACTOR)) {
            edges++;
        }
        if (strike.isArea() && target.owns(UpgradeId.SQUADRON)) {
            edges += 2;
        }
        return edges;
    }
}

package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.match.OffensiveEdges;
import arbiter.games.centuryg.rule.person.Equipment;
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
        return of(state, strike, common(state, strike), target);
    }

    /** On top of what is known to count against every target. */
    static Modifiers of(CenturyState state, Strike strike, Modifiers common, Fighter target) {
        Fighter attacker = strike.attacker();
        if (strike.is(WeaponId.FINAL_BEAM)) { // BCG-AMB-120: void
            return Modifiers.none();
        }
        return common.and("Aim", aimAt(state, strike, target))
                .and("assisted", state.sum(Mark.Kind.ASSISTED, attacker, target))
                .and("Melee in a Duel", duel(strike, target)) // BCG-DUEL-10
                .and("this Weapon against this target", weapon(state, strike, target))
                .and("hard to hit", -state.sum(Mark.Kind.EVASIVE, target, attacker))
                .and("exposed", state.sum(Mark.Kind.EXPOSED, target, attacker))
                .and("keen", state.sum(Mark.Kind.KEEN, attacker, target))
                .and("distracted", OffensiveEdges.distracted(state, attacker, target)) // distraction-move
                .and("Defensive Terrain", -Footing.shelter(state, target)) // BCG-TERR-3
                .and("worn by the target", worn(target))
                .and("You are Going Down", TacticianPowers.hunted(state, attacker, target))
                .and("Colossus", Colossus.edges(strike, target))
                .and("Stealth", strike.isArea() ? 0 : -state.sum(Mark.Kind.STEALTH, target, attacker))
                .and("Upgrades", upgrades(state, strike, target));
    }

    /** What counts against every target alike. Ledger: BCG-AMB-63. */
    static Modifiers common(CenturyState state, Strike strike) {
        Fighter attacker = strike.attacker();
        return Modifiers.of("weapon", strike.weapon().advantage().orElse(0))
                .and("Aim", strike.second == null ? aim(strike) : 0)
                .and("Assist given", strike.mode() == Strike.Mode.ASSIST ? -1 : 0) // BCG-OFF-5
                .and("Paired Attack", paired(state, attacker))
                .and("The Beast", TheBeast.edge(strike))
                .and("Synchro Attack", strike.reactions.synchro)
                .and("Boost", strike.boostAdvantages) // BCG-ABIL-3
                .and("spent", strike.wield().manner() == Manner.SPENT ? 2 : 0) // jackhammer-stake
                .and("suppressed", -state.sum(Mark.Kind.SUPPRESSED, attacker, attacker))
                .and("rattled", -state.sum(Mark.Kind.RATTLED, attacker, attacker)); // BCG-MACT-4, called-shot
    }

    /** Ledger: BCG-OFF-4, BCG-ABIL-2, sniper-rifle. */
    private static int aim(Strike strike) {
        if (!strike.aimed) {
            return 0;
        }
        return strike.is(WeaponId.SNIPER_RIFLE) ? 3 : strike.weapon().isMelee() ? 1 : 2;
    }

    /** Of two targets only the one that was aimed at, unless the help is for any. Ledger: BCG-OFF-4, BCG-AMB-111. */
    private static int aimAt(CenturyState state, Strike strike, Fighter target) {
        boolean counts = strike.second != null
                && (target == strike.named || target == strike.second && Aiming.given(state, strike.attacker()));
        return counts ? aim(strike) : 0;
    }

    /** For the whole next Turn and for nothing out of turn. Ledger: BCG-OFF-8, BCG-AMB-67. */
    private static int paired(CenturyState state, Fighter attacker) {
        int paired = state.sum(Mark.Kind.PAIRED, attacker, attacker);
        boolean counts = paired != 0
                && state.acting().filter(acting -> acting == attacker).isPresent();
        return counts ? paired : 0;
    }

    private static int duel(Strike strike, Fighter target) {
        boolean counts = strike.mode() == Strike.Mode.ENGAGE || target.isDueling();
        return strike.weapon().isMelee() && counts ? 1 : 0;
    }

    /** Weapons that are better against some. Ledger: table 3.14. */
    private static int weapon(CenturyState state, Strike strike, Fighter target) {
        Fighter attacker = strike.attacker();
        if (strike.is(WeaponId.ANTI_AIR_MISSILES)) {
            return Footing.flies(state, target) ? 2 : 0;
        }
        if (strike.is(WeaponId.DUELING_BLADE)) {
            return state.sum(Mark.Kind.DUELING_SINCE, attacker, target);
        }
        return strike.is(WeaponId.CONSTRICT) && (isOpponent(attacker, target) || strike.mode() == Strike.Mode.ENGAGE)
                ? 1
                : 0;
    }

    private static boolean isOpponent(Fighter one, Fighter other) {
        return other.duel().filter(one.id()::equals).isPresent();
    }

    /** Suits and Proxies of people. Ledger: body-suit, superior-proxy. */
    private static int worn(Fighter target) {
        return target.isOnFoot() ? Equipment.against(target.body(), true).net() : 0;
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

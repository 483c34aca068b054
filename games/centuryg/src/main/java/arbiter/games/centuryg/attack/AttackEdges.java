package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.match.OffensiveEdges;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.person.TestEquipment;
import arbiter.games.centuryg.power.NamedPrey;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Modifiers;

/** The Advantages and Disadvantages of a Might Test against one target. Ledger: 5.3 step 7. */
public final class AttackEdges {

    private AttackEdges() {}

    public static Modifiers of(CenturyState state, AttackInProgress strike, Fighter target) {
        return of(state, strike, common(state, strike), target);
    }

    /** On top of what is known to count against every target. */
    static Modifiers of(CenturyState state, AttackInProgress strike, Modifiers common, Fighter target) {
        Fighter attacker = strike.attacker();
        if (strike.wield().strikesEverybody()) { // BCG-AMB-120: void
            return Modifiers.none();
        }
        return common.and("Aim", aimAt(state, strike, target))
                .and("assisted", state.sum(Mark.Kind.ASSISTED, attacker, target))
                .and("Melee in a Duel", duel(strike, target)) // BCG-DUEL-10
                .and("this Weapon against this target", strike.wield().advantages(state, strike, target))
                .and("hard to hit", -state.sum(Mark.Kind.EVASIVE, target, attacker))
                .and("exposed", state.sum(Mark.Kind.EXPOSED, target, attacker))
                .and("Missile Massacre", state.sum(Mark.Kind.KEEN, attacker, target))
                .and("distracted", OffensiveEdges.distracted(state, attacker, target)) // distraction-move
                .and("Defensive Terrain", -Footing.shelter(state, target)) // BCG-TERR-3
                .and("worn by the target", worn(target))
                .and("You are Going Down", NamedPrey.advantages(state, attacker, target))
                .and("Colossus", Colossus.edges(strike, target))
                .and("Stealth", strike.isArea() ? 0 : -state.sum(Mark.Kind.STEALTH, target, attacker))
                .and("Upgrades", AttackUpgrades.advantages(state, strike, target));
    }

    /** What counts against every target alike. Ledger: BCG-AMB-63. */
    static Modifiers common(CenturyState state, AttackInProgress strike) {
        Fighter attacker = strike.attacker();
        Modifiers own = Modifiers.of("weapon", strike.weapon().advantage().orElse(0))
                .and("Aim", strike.target().hasSecond() ? 0 : aim(strike))
                .and("Assist given", strike.mode() == AttackInProgress.Mode.ASSIST ? -1 : 0) // BCG-OFF-5
                .and("Paired Attack", paired(state, attacker));
        return AttackUpgrades.common(state, strike, own)
                .and("Synchro Attack", strike.reactions().synchro())
                .and("Boost", strike.boostAdvantages()) // BCG-ABIL-3
                .and("spent", strike.wield().manner() == WeaponUse.SPENT ? 2 : 0) // jackhammer-stake
                .and("suppressed", -state.sum(Mark.Kind.SUPPRESSED, attacker, attacker))
                .and("rattled", -state.sum(Mark.Kind.RATTLED, attacker, attacker)); // BCG-MACT-4, called-shot
    }

    /** Ledger: BCG-OFF-4, BCG-ABIL-2, sniper-rifle. */
    private static int aim(AttackInProgress strike) {
        return strike.target().isAimed() ? strike.wield().aimAdvantages() : 0;
    }

    /** Of two targets only the one that was aimed at, unless the help is for any. Ledger: BCG-OFF-4, BCG-AMB-111. */
    private static int aimAt(CenturyState state, AttackInProgress strike, Fighter target) {
        boolean counts = strike.target().hasSecond()
                && (strike.target().namesFirst(target)
                        || strike.target().names(target) && AimBenefit.given(state, strike.attacker()));
        return counts ? aim(strike) : 0;
    }

    /** For the whole next Turn and for nothing out of turn. Ledger: BCG-OFF-8, BCG-AMB-67. */
    private static int paired(CenturyState state, Fighter attacker) {
        int paired = state.sum(Mark.Kind.PAIRED, attacker, attacker);
        boolean counts = paired != 0
                && state.acting().filter(acting -> acting == attacker).isPresent();
        return counts ? paired : 0;
    }

    private static int duel(AttackInProgress strike, Fighter target) {
        boolean counts = strike.mode() == AttackInProgress.Mode.ENGAGE || target.isDueling();
        return strike.weapon().isMelee() && counts ? 1 : 0;
    }

    /** Suits and Proxies of people. Ledger: body-suit, superior-proxy. */
    private static int worn(Fighter target) {
        return target.isOnFoot() ? TestEquipment.against(target.body(), true).net() : 0;
    }
}

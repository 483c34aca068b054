package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.SignatureWeapon;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.ActiveDefense;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Rolling a Might Test, once for all targets. Ledger: BCG-TEST-1, BCG-ADV-1 to BCG-ADV-4, BCG-AMB-63. */
public final class MightRoll {

    private static final int SIDES = 10;
    private static final int FOR_AN_ADVANTAGE = 2;

    private MightRoll() {}

    /** Modifiers anew, trades anew, dice anew: also for rerolls. Ledger: 5.3 steps 7 to 9, BCG-AMB-05. */
    public static void resolve(Play<CenturyState> play, AttackInProgress strike, Modifiers rerolls) {
        CenturyState state = play.state();
        strike.countTension(AttackTension.of(state, strike));
        for (AttackedUnit victim : strike.victims()) {
            victim.begin(
                    AttackEdges.of(state, strike, victim.fighter()).and("rerolled", rerolls.total()),
                    Defense.of(state, victim.fighter(), strike.attacker()));
            ActiveDefense.stand(state, strike, victim);
        }
        if (!strike.wield().strikesEverybody()) {
            trade(play, strike);
            ease(play, strike);
        }
        throwDice(play, strike, rerolls);
        tell(play, strike);
    }

    /** The same dice with another Tension. Ledger: BCG-AMB-81. */
    public static void recount(Play<CenturyState> play, AttackInProgress strike) {
        strike.countTension(AttackTension.of(play.state(), strike));
        for (AttackedUnit victim : strike.victims()) {
            victim.limitDecidedMargin(strike.tension());
        }
        tell(play, strike);
    }

    private static void tell(Play<CenturyState> play, AttackInProgress strike) {
        for (AttackedUnit victim : strike.victims()) {
            victim.countBonus(bonus(play.state(), strike, victim));
            play.emit(new MightTested(
                    strike.attacker().id(),
                    victim.fighter().id(),
                    strike.weapon().name(),
                    victim.dice(),
                    victim.kept(),
                    victim.bonus(),
                    victim.netEdges(),
                    victim.defenseParts()));
        }
    }

    /** Advantages that count against every target may be given up for +2 each. Ledger: BCG-AMB-03, BCG-AMB-63. */
    private static void trade(Play<CenturyState> play, AttackInProgress strike) {
        int common = Integer.MAX_VALUE;
        for (AttackedUnit victim : strike.victims()) {
            common = Math.min(common, victim.edges());
        }
        if (common <= 0) {
            return;
        }
        int traded = play.choose(Request.amount(strike.attacker().decider(), "attack.trade", 0, common)
                        .asking(() -> "Give up Advantages for +2 each?")
                        .quietly())
                .value();
        strike.victims().forEach(victim -> victim.trade(traded));
    }

    /** The gamemaster may take Disadvantages from a PC and raise every Defense by 2 each. Ledger: BCG-ADV-4, BCG-AMB-04. */
    private static void ease(Play<CenturyState> play, AttackInProgress strike) {
        int common = Integer.MAX_VALUE;
        for (AttackedUnit victim : strike.victims()) {
            common = Math.min(common, -victim.edges());
        }
        if (common <= 0 || strike.attacker().machine().tier() != Tier.PC) {
            return;
        }
        int eased = play.choose(Request.amount(Decider.GAMEMASTER, "attack.ease", 0, common)
                        .asking(() ->
                                "Take Disadvantages from " + strike.attacker().name() + " for Defense +2 each?")
                        .quietly())
                .value();
        strike.victims().forEach(victim -> victim.ease(eased));
    }

    private static Modifiers bonus(CenturyState state, AttackInProgress strike, AttackedUnit victim) {
        return bonus(state, strike, victim.fighter(), victim.kept()).and("traded", FOR_AN_ADVANTAGE * victim.traded());
    }

    /** With that die kept, before anything is traded. */
    static Modifiers bonus(CenturyState state, AttackInProgress strike, Fighter target, int kept) {
        return bonus(state, strike, common(state, strike, kept), target);
    }

    /** On top of what is known to count against every target. */
    static Modifiers bonus(CenturyState state, AttackInProgress strike, Modifiers common, Fighter target) {
        return AttackUpgrades.might(state, strike, common, target)
                .and("Three Times Faster", state.sum(Mark.Kind.STRONGER, strike.attacker(), target));
    }

    /** What counts against every target alike. */
    static Modifiers common(CenturyState state, AttackInProgress strike, int kept) {
        boolean unreliable = strike.is(WeaponAbility.UNRELIABLE) && kept % 2 == 1; // BCG-ABIL-13, BCG-AMB-80
        return Modifiers.of("Might", Ranks.might(state, strike.attacker()))
                .and("Tension", unreliable ? 0 : strike.tension())
                .and("given up", strike.sacrificed()) // suicide-swarm
                .and("Signature Weapon", SignatureWeapon.bonus(state, strike));
    }

    private static void throwDice(Play<CenturyState> play, AttackInProgress strike, Modifiers rerolls) {
        if (strike.wield().strikesEverybody()) { // BCG-AMB-120: always ten
            keep(strike, SIDES);
            return;
        }
        int own = ownNet(play.state(), strike, rerolls);
        int net = strike.victims().get(0).net();
        boolean alike = own == net;
        for (AttackedUnit victim : strike.victims()) {
            alike &= victim.net() == net;
        }
        if (alike && (net <= 0 || !DieChoice.matters(strike))) {
            keep(strike, DiceRow.throwOne(play, net));
        } else {
            several(play, strike, own);
        }
    }

    private static void keep(AttackInProgress strike, int die) {
        List<Integer> row = List.of(die);
        for (AttackedUnit victim : strike.victims()) {
            victim.keep(row, die);
        }
        strike.judgeBy(die);
    }

    /** The modifiers by which Overheating is judged: those of the target named, for a Zone those common to all. */
    private static int ownNet(CenturyState state, AttackInProgress strike, Modifiers rerolls) {
        AttackedUnit first = strike.victims().get(0);
        if (!strike.is(WeaponAbility.OVERHEATING)) {
            return first.net();
        }
        for (AttackedUnit victim : strike.victims()) {
            if (strike.target().namesFirst(victim.fighter())) {
                return victim.net();
            }
        }
        return AttackEdges.common(state, strike).total() + rerolls.total() - first.traded() + first.eased();
    }

    /** Each target uses the first dice of a common row, as many as its modifiers ask for. Ledger: BCG-AMB-63. */
    private static void several(Play<CenturyState> play, AttackInProgress strike, int own) {
        List<AttackedUnit> victims = strike.victims();
        int[] nets = new int[victims.size() + 1];
        for (int i = 0; i < victims.size(); i++) {
            nets[i] = victims.get(i).net();
        }
        nets[victims.size()] = own;
        DiceRow row = DiceRow.throwAll(play, nets, DieChoice.matters(strike));
        for (int i = 0; i < victims.size(); i++) {
            int same = withNet(nets[i], nets);
            if (same < i) { // one choice for all that use the same dice
                victims.get(i).keep(victims.get(same).dice(), victims.get(same).kept());
            } else {
                List<Integer> dice = row.first(nets[i]);
                victims.get(i).keep(dice, DieChoice.resolve(play, strike, dice, nets[i]));
            }
        }
        int same = withNet(own, nets);
        strike.judgeBy(
                same < victims.size()
                        ? victims.get(same).kept()
                        : DieChoice.resolve(play, strike, row.first(own), own));
    }

    /** The first place with those modifiers. */
    private static int withNet(int net, int[] nets) {
        int place = 0;
        while (nets[place] != net) {
            place++;
        }
        return place;
    }
}

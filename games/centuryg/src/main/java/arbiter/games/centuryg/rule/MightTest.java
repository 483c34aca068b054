package arbiter.games.centuryg.rule;

import arbiter.dice.Dice;
import arbiter.dice.Faces;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.MightTested;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Rolling a Might Test, once for all targets. Ledger: BCG-TEST-1, BCG-ADV-1 to BCG-ADV-3, BCG-AMB-63. */
public final class MightTest {

    private static final int SIDES = 10;
    private static final int FOR_AN_ADVANTAGE = 2;

    private MightTest() {}

    /** Modifiers anew, trades anew, dice anew: also for rerolls. Ledger: 5.3 steps 7 to 9, BCG-AMB-05. */
    public static void resolve(Play<CenturyState> play, Strike strike, Modifiers rerolls) {
        CenturyState state = play.state();
        strike.tension = Tension.of(state, strike);
        for (Victim victim : strike.victims()) {
            victim.edges = Edges.of(state, strike, victim.fighter()).and("rerolled", rerolls.total());
            victim.defense = Defense.of(state, victim.fighter(), strike.attacker());
            BossUpgrades.adaptive(state, strike, victim);
            victim.decided = false;
            victim.traded = 0;
        }
        trade(play, strike);
        throwDice(play, strike);
        tell(play, strike);
    }

    /** The same dice with another Tension. Ledger: BCG-AMB-81. */
    static void recount(Play<CenturyState> play, Strike strike) {
        strike.tension = Tension.of(play.state(), strike);
        for (Victim victim : strike.victims()) {
            victim.decidedMargin = Math.min(victim.decidedMargin, strike.tension());
        }
        tell(play, strike);
    }

    private static void tell(Play<CenturyState> play, Strike strike) {
        for (Victim victim : strike.victims()) {
            victim.bonus = bonus(play.state(), strike, victim);
            play.emit(new MightTested(
                    strike.attacker().id(),
                    victim.fighter().id(),
                    strike.weapon().name(),
                    List.of(victim.kept),
                    victim.kept,
                    victim.bonus,
                    victim.defense()));
        }
    }

    /** Advantages that count against every target may be given up for +2 each. Ledger: BCG-AMB-03, BCG-AMB-63. */
    private static void trade(Play<CenturyState> play, Strike strike) {
        int common = Integer.MAX_VALUE;
        for (Victim victim : strike.victims()) {
            common = Math.min(common, victim.edges.total());
        }
        if (common <= 0 || strike.victims().isEmpty()) {
            return;
        }
        int traded = play.choose(Request.amount(strike.attacker().decider(), "attack.trade", 0, common)
                        .asking(() -> "Give up Advantages for +2 each?")
                        .quietly())
                .value();
        strike.victims().forEach(victim -> victim.traded = traded);
    }

    private static Modifiers bonus(CenturyState state, Strike strike, Victim victim) {
        boolean unreliable = strike.is(WeaponAbility.UNRELIABLE) && victim.kept % 2 == 1; // BCG-ABIL-13
        return Modifiers.of("Might", Ranks.might(state, strike.attacker()))
                .and("Tension", unreliable ? 0 : strike.tension())
                .and("Signature Weapon", ChampionPowers.signature(state, strike))
                .and("Bloodlust", BossUpgrades.bloodlust(strike, victim.fighter()))
                .and("Three Times Faster", state.sum(Mark.Kind.STRONGER, strike.attacker(), victim.fighter()))
                .and("traded", FOR_AN_ADVANTAGE * victim.traded);
    }

    private static void throwDice(Play<CenturyState> play, Strike strike) {
        List<Victim> victims = strike.victims();
        if (victims.isEmpty()) {
            return;
        }
        int net = victims.get(0).net();
        boolean alike = victims.stream().allMatch(victim -> victim.net() == net);
        if (alike && (net <= 0 || !DieChoice.matters(play.state(), strike))) {
            int kept = one(play, net);
            victims.forEach(victim -> victim.kept = kept);
        } else {
            several(play, strike);
        }
    }

    private static int one(Play<CenturyState> play, int net) {
        Dice dice = Dice.of(1 + Math.abs(net), SIDES);
        return play.draw("attack.might", net >= 0 ? dice.keepHighest(1) : dice.keepLowest(1));
    }

    /** Each target uses the first dice of a common row, as many as its modifiers ask for. Ledger: BCG-AMB-63. */
    private static void several(Play<CenturyState> play, Strike strike) {
        List<Integer> thrown = new ArrayList<>();
        int most = strike.victims().stream()
                .mapToInt(victim -> 1 + Math.abs(victim.net()))
                .max()
                .orElse(1);
        for (int i = 0; i < most; i++) {
            thrown.add(play.draw("attack.might", Dice.of(1, SIDES)).sum());
        }
        for (Victim victim : strike.victims()) {
            List<Integer> used = thrown.subList(0, 1 + Math.abs(victim.net()));
            victim.kept = victim.net() < 0
                    ? Faces.of(used.stream().mapToInt(Integer::intValue).toArray())
                            .lowest()
                    : DieChoice.resolve(play, strike, victim, used);
        }
    }
}

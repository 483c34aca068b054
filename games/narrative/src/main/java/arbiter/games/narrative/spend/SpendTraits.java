package arbiter.games.narrative.spend;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.token.Token;
import java.util.Map;

/** Which trait belongs to which row of the table of spends. Ledger: table 3.3. */
public final class SpendTraits {

    /** The row that every attack offers at the Critical Rating of its weapon. Ledger: NAR-SPEND-4. */
    public static final String CRITICAL_INJURY = "NAR-SP-A4";

    private static final Map<String, SpendTrait> BY_RULE = Map.ofEntries(
            Map.entry("NAR-SP-A1", new RecoverStrain()),
            Map.entry("NAR-SP-A2", new BoostNextAlly()),
            Map.entry("NAR-SP-A3", new ToldSpend()),
            Map.entry("NAR-SP-B1", new OwnManeuver()),
            Map.entry("NAR-SP-B2", new TargetToken(Token.next(ADD_SETBACK, "hindered"), 4)),
            Map.entry("NAR-SP-B3", new SideToken(Token.next(ADD_BOOST, "help of an ally"), 5)),
            Map.entry("NAR-SP-C1", new NegateDefence()),
            Map.entry("NAR-SP-C2", new IgnoreEnvironment()),
            Map.entry("NAR-SP-C3", new Disable()),
            Map.entry("NAR-SP-C4", new GainDefence()),
            Map.entry("NAR-SP-C5", new Disarm()),
            Map.entry("NAR-SP-T1", new TargetToken(Token.next(UPGRADE_DIFFICULTY, "thwarted"), 8)),
            Map.entry("NAR-SP-T2", new SideToken(Token.next(UPGRADE_ABILITY, "help of an ally"), 9)),
            Map.entry("NAR-SP-T3", new ToldSpend()),
            Map.entry("NAR-SP-T4", new OwnManeuver()),
            Map.entry("NAR-SP-TT1", new DestroyEquipment()),
            Map.entry("NAR-SP-H1", new SufferStrain()),
            Map.entry("NAR-SP-H2", new LoseBenefit()),
            Map.entry("NAR-SP-I1", new OpponentManeuver()),
            Map.entry("NAR-SP-I2", new TargetToken(Token.next(ADD_BOOST, "an opening"), 4)),
            Map.entry("NAR-SP-I3", new SideToken(Token.nextAction(ADD_SETBACK, "hindered"), 4)),
            Map.entry("NAR-SP-J1", new FallProne()),
            Map.entry("NAR-SP-J2", new ToldSpend()),
            Map.entry("NAR-SP-K1", new OutOfAmmunition()),
            Map.entry("NAR-SP-D1", new SideToken(Token.next(UPGRADE_DIFFICULTY, "a mishap"), 9)),
            Map.entry("NAR-SP-D2", new DamageItem()));

    private SpendTraits() {}

    public static SpendRow row(Spend spend) {
        SpendTrait trait = BY_RULE.get(spend.rule());
        if (trait == null) {
            throw new IllegalArgumentException(
                    spend.name() + " of the table of spends does nothing: name one of its rules, such as NAR-SP-A1");
        }
        return SpendRow.of(spend, trait);
    }
}

package arbiter.games.narrative.pool;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Numbers;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.dice.notation.SymbolHit;
import java.util.OptionalInt;

/**
 * The exact odds of a pool over net success, net advantage, triumphs and despairs together, and what people ask about
 * them. Ledger: NAR-ODDS-1 to 4.
 */
public record PoolOdds(Distribution<Symbols> joint) {

    public static PoolOdds of(SymbolPool pool) {
        return new PoolOdds(pool.exact());
    }

    public Fraction success() {
        return joint.chance(Symbols::succeeds);
    }

    public Fraction netSuccess(int exactly) {
        return joint.chance(symbols -> symbols.success() == exactly);
    }

    public Fraction advantage(int atLeast) {
        return joint.chance(symbols -> symbols.advantage() >= atLeast);
    }

    public Fraction successWithAdvantage(int atLeast) {
        return joint.chance(symbols -> symbols.succeeds() && symbols.advantage() >= atLeast);
    }

    public Fraction triumphs(int atLeast) {
        return joint.chance(symbols -> symbols.triumph() >= atLeast);
    }

    public Fraction despairs(int atLeast) {
        return joint.chance(symbols -> symbols.despair() >= atLeast);
    }

    public Fraction expectedSuccess() {
        return joint.numbers(Symbols::success).exactMean();
    }

    public Fraction expectedAdvantage() {
        return joint.numbers(Symbols::advantage).exactMean();
    }

    /** A hit that gets past soak, with advantage for the rating or a triumph. Ledger: NAR-ODDS-3. */
    public Fraction criticalPossible(int damage, int soak, int rating) {
        return joint.chance(new SymbolHit(damage, soak, OptionalInt.of(rating))::allowsCritical);
    }

    /** How often a Critical Injury could be paid for if everything went into it. Ledger: NAR-ODDS-3. */
    public Numbers criticalActivations(int rating) {
        return joint.numbers(symbols -> Math.max(0, symbols.advantage()) / rating + symbols.triumph());
    }

    /** What a single hit does on average, misses included. Ledger: NAR-ODDS-4. */
    public Fraction expectedWounds(int damage, int soak) {
        return joint.numbers(new SymbolHit(damage, soak, OptionalInt.empty())::wounds)
                .exactMean();
    }

    /** The hits of Auto-fire if everything is spent on them. Ledger: NAR-ODDS-4. */
    public Numbers autoFireHits() {
        return joint.numbers(
                symbols -> symbols.succeeds() ? 1 + Math.max(0, symbols.advantage()) / 2 + symbols.triumph() : 0);
    }

    /** Whether the second of two weapons can hit as well. Ledger: NAR-ODDS-4. */
    public Fraction secondaryHit() {
        return joint.chance(symbols -> symbols.succeeds() && (symbols.advantage() >= 2 || symbols.triumph() > 0));
    }
}

package arbiter.games.wasteland.effect;

/** One more point of damage for each Effect. Ledger: WAS-EFF-8. */
public record ViciousEffect() implements DamageEffect {

    @Override
    public String words() {
        return "Vicious";
    }

    @Override
    public int moreDamage(int effects) {
        return effects;
    }
}

package arbiter.bench.hand;

/**
 * T1 and T2 by hand: the joint chances of triumphs, despairs, net success and net advantage. How many dice show a
 * triumph or a despair is a matter of binomials; the others go through a table of success and advantage, and the table
 * for one triumph or despair less is the one before with one more die.
 */
public record SymbolPool(int proficiency, int ability, int boost, int challenge, int difficulty, int setback) {

    public Grid chances() {
        int good = 2 * (proficiency + ability);
        int bad = 2 * (challenge + difficulty) + setback;
        int width = good + 2 * boost + bad + 1;
        int height = good + boost + bad + 1;
        double[] chances = new double[(proficiency + 1) * (challenge + 1) * width * height];
        double[][] ways = Binomials.upTo(Math.max(proficiency, challenge));
        SymbolTable plain = SymbolTable.empty(width, height)
                .and(boost, SymbolDie.BOOST)
                .and(setback, SymbolDie.SETBACK)
                .and(ability, SymbolDie.ABILITY)
                .and(difficulty, SymbolDie.DIFFICULTY);
        for (int triumphs = proficiency; triumphs >= 0; triumphs--) {
            SymbolTable table = plain;
            for (int despairs = challenge; despairs >= 0; despairs--) {
                int start = (triumphs * (challenge + 1) + despairs) * width * height
                        + triumphs * SymbolDie.PROFICIENCY.specialStep(width)
                        + despairs * SymbolDie.CHALLENGE.specialStep(width);
                double weight = ways[proficiency][triumphs]
                        * ways[challenge][despairs]
                        / Math.pow(SymbolDie.PROFICIENCY.sides(), triumphs + despairs);
                table.copyTo(chances, start, weight);
                table = despairs > 0 ? table.and(SymbolDie.CHALLENGE) : table;
            }
            plain = triumphs > 0 ? plain.and(SymbolDie.PROFICIENCY) : plain;
        }
        return new Grid(
                chances, new int[] {0, 0, -bad, -bad}, new int[] {proficiency + 1, challenge + 1, height, width});
    }
}

package arbiter.bench.hand;

/**
 * T1 and T2 by hand: the joint chances of triumphs, despairs, net success and net advantage. Success and advantage are
 * one flat table with rows wide enough never to spill; triumphs and despairs, which rarely move, are layers of such
 * tables, and their dice come last.
 */
public record SymbolPool(int proficiency, int ability, int boost, int challenge, int difficulty, int setback) {

    public Grid chances() {
        int good = 2 * (proficiency + ability);
        int bad = 2 * (challenge + difficulty) + setback;
        int width = good + 2 * boost + bad + 1;
        int height = good + boost + bad + 1;
        int margin = 2 * width + 2;
        SymbolLayers plain = new SymbolLayers(width, margin, margin + width * height);
        plain.add(boost, SymbolDie.BOOST);
        plain.add(setback, SymbolDie.SETBACK);
        plain.add(ability, SymbolDie.ABILITY);
        plain.add(difficulty, SymbolDie.DIFFICULTY);
        plain.add(proficiency, SymbolDie.PROFICIENCY);
        double[] chances = new double[(proficiency + 1) * (challenge + 1) * width * height];
        for (int triumphs = 0; triumphs <= proficiency; triumphs++) {
            SymbolLayers layers = plain.only(triumphs);
            layers.add(challenge, SymbolDie.CHALLENGE);
            layers.copyTo(chances, triumphs * (challenge + 1) * width * height, width * height);
        }
        int[] lowest = {0, 0, -bad, -bad};
        int[] lengths = {proficiency + 1, challenge + 1, height, width};
        return new Grid(chances, lowest, lengths);
    }
}

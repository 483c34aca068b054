package arbiter.games.capital.check;

import arbiter.games.capital.sheet.Story;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/** Something about a unit that may matter for a roll: a Strength, a Story or a Weakness. Ledger: CAP-AMB-54. */
record Claim(String kind, int place, String text, boolean helps) implements Option {

    static final Claim NONE = new Claim("none", 0, "Nothing", false);

    static List<Claim> all(Story story) {
        List<Claim> claims = new ArrayList<>();
        add(claims, "strength:", story.strengths(), true);
        add(claims, "story:", story.stories(), true);
        add(claims, "weakness:", story.weaknesses(), false);
        return claims;
    }

    private static void add(List<Claim> claims, String kind, List<String> texts, boolean helps) {
        for (int i = 0; i < texts.size(); i++) {
            claims.add(new Claim(kind, i, texts.get(i), helps));
        }
    }

    @Override
    public String id() {
        return declines() ? kind : kind + place;
    }

    @Override
    public boolean declines() {
        return this == NONE;
    }
}

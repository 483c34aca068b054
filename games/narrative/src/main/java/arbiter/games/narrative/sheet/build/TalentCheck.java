package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Talent;
import arbiter.rulebook.build.Violations;
import java.util.Map;

/** Whether the talents of a character are legal. Ledger: NAR-CHAR-8, NAR-NPC-4. */
final class TalentCheck {

    private TalentCheck() {}

    static void run(Build build, Violations violations) {
        int[] held = new int[Talent.HIGHEST_TIER + 1];
        for (Map.Entry<Talent, Integer> one : build.talents().entrySet()) {
            Talent talent = one.getKey();
            int ranks = one.getValue();
            if (talent.opponentsOnly()) {
                violations.add(
                        Code.TALENT_OF_OPPONENTS,
                        talent.name() + " is for opponents",
                        "take another talent",
                        "talents",
                        talent.id());
            }
            if (ranks < 1 || ranks > 1 && !talent.ranked()) {
                violations.add(
                        Code.TALENT_RANKS,
                        talent.name() + " is taken " + ranks + " times",
                        talent.ranked() ? "take it once or more, or leave it out" : "it can be had once",
                        "talents",
                        talent.id());
            }
            for (int rank = 1; rank <= ranks; rank++) {
                held[talent.tierOf(rank)]++;
            }
        }
        for (int tier = 2; tier <= Talent.HIGHEST_TIER; tier++) {
            if (held[tier] > 0 && held[tier - 1] <= held[tier]) {
                violations.add(
                        Code.TALENT_TIERS,
                        held[tier] + " talents of tier " + tier + " stand on " + held[tier - 1] + " of tier "
                                + (tier - 1),
                        "have more of tier " + (tier - 1) + " than of tier " + tier,
                        "talents");
            }
        }
    }
}

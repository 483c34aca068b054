package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.HitDice;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes a character from Level 1 to where its file ends, one Level Up after the other. Ledger: CAP-AMB-139. */
final class Growing {

    private final Build build;
    private final Violations violations;
    private final Progress progress;
    private final HitPoints hitPoints;
    private final Optional<HitPoints> companion;

    private Growing(Build build, Handbook book, Violations violations) {
        this.build = build;
        this.violations = violations;
        this.progress = new Progress(build, book);
        buy(build.signature().abilities(), "signature", "abilities");
        this.hitPoints = new HitPoints(build.role().hitPoints(), build.role().name(), progress.score(Attribute.FTD));
        this.companion = build.signature()
                .companion()
                .map(kind -> new HitPoints(kind.hitPoints(), kind.name(), fortitude(kind)));
    }

    static Growing through(Build build, Handbook book, Violations violations) {
        Growing growing = new Growing(build, book, violations);
        for (int i = 0; i < build.levels().size(); i++) {
            growing.levelUp(i);
        }
        return growing;
    }

    Progress progress() {
        return progress;
    }

    HitPoints hitPoints() {
        return hitPoints;
    }

    Optional<HitPoints> companion() {
        return companion;
    }

    static Map<Attribute, Integer> companionScores(Build build, Companion kind) {
        return SignatureCheck.scores(kind, build.signature().scores());
    }

    private int fortitude(Companion kind) {
        return companionScores(build, kind).get(Attribute.FTD);
    }

    private void levelUp(int index) {
        LevelChoices choices = build.levels().get(index);
        int level = index + 2;
        if (level > progress.book().highestLevel()) {
            violations.add(
                    Code.LEVEL_TOO_HIGH,
                    "there is no Level " + level,
                    "stop at Level " + progress.book().highestLevel(),
                    "levels",
                    index);
            return;
        }
        gainHitPoints(choices, index, level);
        progress.enter(progress.book().level(level));
        for (int i = 0; i < choices.picks().size(); i++) {
            pick(choices.picks().get(i), "levels", index, "picks", i);
        }
        buy(choices.slots(), "levels", index, "slots");
    }

    private void gainHitPoints(LevelChoices choices, int index, int level) {
        String label = "Level " + level;
        if (hitPoints.fits(choices.hitPoints())) {
            hitPoints.gain(label, choices.hitPoints(), progress.score(Attribute.FTD));
        } else {
            violations.add(
                    Code.HIT_DICE_COUNT,
                    "a " + build.role().name() + " throws " + hitPoints.due() + " for hit points",
                    "give that many faces, or minimum",
                    "levels",
                    index,
                    "hit-points");
            hitPoints.gain(label, HitDice.MINIMUM, progress.score(Attribute.FTD));
        }
        boolean right = companion
                .map(beast -> choices.companionHitPoints().filter(beast::fits).isPresent())
                .orElse(choices.companionHitPoints().isEmpty());
        if (!right) {
            violations.add(
                    Code.COMPANION_DICE,
                    companion.isPresent() ? "the companion grows too" : "there is no companion to grow",
                    companion
                            .map(beast -> "give " + beast.due() + " or minimum")
                            .orElse("leave this out"),
                    "levels",
                    index,
                    "companion-hit-points");
        }
        companion.ifPresent(beast -> beast.gain(
                label,
                choices.companionHitPoints().filter(beast::fits).orElse(HitDice.MINIMUM),
                fortitude(build.signature().companion().orElseThrow())));
    }

    private void pick(Ability ability, Object... path) {
        List<Violation> reasons = Wish.againstPicking(ability, progress);
        reasons.forEach(reason -> violations.add(reason, path));
        if (reasons.isEmpty()) {
            progress.pick(ability);
        }
    }

    /** Illegal wishes are reported and passed over; those that are only too dear are counted all the same. */
    private void buy(List<Acquired> wishes, Object... path) {
        for (int i = 0; i < wishes.size(); i++) {
            List<Violation> reasons = Wish.againstBuying(wishes.get(i), progress);
            for (Violation reason : reasons) {
                Object[] whole = Arrays.copyOf(path, path.length + 1);
                whole[path.length] = i;
                violations.add(reason, whole);
            }
            if (reasons.stream().allMatch(reason -> reason.code() == Code.SLOTS_OVERSPENT)) {
                progress.buy(wishes.get(i));
            }
        }
    }
}

package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.LevelRow;
import arbiter.games.capital.trait.ScoreBonus;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A character on the way up: Scores, Abilities and Slots as they are at some point of its growth. */
final class Progress {

    /** An Ability and the Slots that were paid for it. */
    private record Owned(Acquired acquired, int slots) {}

    private final Build build;
    private final Handbook book;
    private final Map<Attribute, Modifiers> scores = new EnumMap<>(Attribute.class);
    private final List<Owned> owned = new ArrayList<>();
    private LevelRow row;
    private int picksDue;
    private int picksTaken;

    Progress(Build build, Handbook book) {
        this.build = build;
        this.book = book;
        for (Attribute attribute : Attribute.values()) {
            scores.put(attribute, firstScore(attribute));
        }
        enter(book.level(1));
    }

    /** The Score before any Level: the same for all, points bought, changes by the Class. Ledger: CAP-CREATE-9. */
    private Modifiers firstScore(Attribute attribute) {
        Modifiers score = Modifiers.of("start", book.creation().score())
                .and("points", build.points().getOrDefault(attribute, 0))
                .and(build.role().name(), build.role().always() == attribute ? 1 : 0)
                .and(build.role().name() + " choice", build.raise() == attribute ? 1 : 0)
                .and(build.role().name() + " choice", build.lower() == attribute ? -1 : 0);
        int within = Math.max(0, Math.min(Attribute.HIGHEST, score.total()));
        return score.and("limit", within - score.total());
    }

    /** Reaches a Level: its Slots and picks, and what the Class gives. Ledger: CAP-AMB-65. */
    void enter(LevelRow reached) {
        row = reached;
        picksDue += reached.picks();
        reached.gains()
                .map(gain -> switch (gain) {
                    case FIRST -> build.role().first();
                    case ULTIMATE -> build.role().ultimate();
                    case ENHANCED -> build.role().enhanced();
                })
                .ifPresent(this::grant);
    }

    /** Given by the Class: if it was bought before, its Slots are free again. Ledger: CAP-AMB-06. */
    private void grant(Ability ability) {
        owned.removeIf(one -> one.acquired().ability().equals(ability));
        add(Acquired.plain(ability), 0);
    }

    void pick(Ability ability) {
        picksTaken++;
        add(Acquired.plain(ability), 0);
    }

    /** Fills Slots with an Ability that there are no reasons against. */
    void buy(Acquired wish) {
        add(wish, slotCost(wish).orElse(0));
    }

    /** What takes the place of another one removes it. Ledger: CAP-CLASS-4. */
    private void add(Acquired acquired, int slots) {
        Optional<Ability> replaced = acquired.ability().replaces();
        owned.removeIf(one -> replaced.equals(Optional.of(one.acquired().ability())));
        owned.add(new Owned(acquired, slots));
        acquired.ability()
                .trait(ScoreBonus.class)
                .ifPresent(bonus -> acquired.attribute()
                        .ifPresent(attribute -> scores.computeIfPresent(
                                attribute,
                                (unused, score) ->
                                        score.and(acquired.ability().name() + " at " + row.name(), bonus.points()))));
    }

    /** Slots that this would take now; none is known where an Attribute is missing or cannot rise. */
    Optional<Integer> slotCost(Acquired wish) {
        if (wish.ability().slotsByScore().isEmpty()) {
            return wish.ability().slots().isPresent()
                    ? Optional.of(wish.ability().slots().getAsInt())
                    : Optional.empty();
        }
        List<Integer> costs = wish.ability().slotsByScore();
        return wish.attribute()
                .map(this::score)
                .filter(score -> score < costs.size())
                .map(costs::get);
    }

    Build build() {
        return build;
    }

    Handbook book() {
        return book;
    }

    LevelRow row() {
        return row;
    }

    int score(Attribute attribute) {
        return scores.get(attribute).total();
    }

    Map<Attribute, Modifiers> scores() {
        return scores;
    }

    List<Acquired> abilities() {
        return owned.stream().map(Owned::acquired).toList();
    }

    /** Whether there is something that counts as this Ability. */
    boolean has(Ability ability) {
        return owned.stream().anyMatch(one -> one.acquired().ability().countsAs(ability));
    }

    int openPicks() {
        return picksDue - picksTaken;
    }

    /** All Slots there are. Ledger: CAP-LEVEL-4, CAP-SIG-5. */
    Modifiers slots() {
        int more = build.signature()
                .augmentation()
                .map(augmentation -> augmentation.slots())
                .orElse(0);
        return Modifiers.of(row.name(), row.slots()).and("Augmentation", more);
    }

    Modifiers slotsUsed() {
        Modifiers used = Modifiers.none();
        for (Owned one : owned) {
            used = used.and(one.acquired().described(), one.slots());
        }
        return used;
    }

    int slotsFree() {
        return slots().total() - slotsUsed().total();
    }
}

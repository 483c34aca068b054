package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.match.FootWeapon;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** What Resources can do in a Scene: Equipment for an Episode, or somebody who does the work. Ledger: BCG-EQT-1, BCG-SKILL-2. */
final class ResourcesActs {

    private ResourcesActs() {}

    /** A piece of Equipment. */
    private record Item(Trait trait) implements Option {

        @Override
        public String id() {
            return trait.id();
        }

        @Override
        public String text() {
            return trait.name() + ", DN " + 2 * trait.cost();
        }
    }

    /** What a piece is for: a Skill, or a Miracle and one topic of it. */
    private record Use(String id, List<String> choices) implements Option {

        @Override
        public String text() {
            return String.join(", ", choices);
        }
    }

    /** Equipment that would be of use to that person: none twice, and with something to choose where one must. */
    static List<Trait> items(CenturyState state, Fighter buyer) {
        List<Trait> items = new ArrayList<>();
        for (Trait item : state.armory().equipment()) {
            boolean has = buyer.body().has(item);
            if (item.isSpecialist() ? uses(state, buyer, item).size() >= needed(item) : !has) {
                items.add(item);
            }
        }
        return items;
    }

    static void equipment(Play<CenturyState> play, Decider asker, Fighter buyer) {
        List<Item> items = items(play.state(), buyer).stream().map(Item::new).toList();
        Trait item = play.choose(Request.one(asker, "equipment.item", items)
                        .asking(() -> "What does " + buyer.name() + " look for?"))
                .trait();
        Taken taken = new Taken(item, choices(play, asker, buyer, item));
        ResourcesRoll.equipment(play, buyer, taken, TestOrder.circumstanceSway(play, buyer));
    }

    /** Urgency hinders, at the gamemaster's call. */
    static void substitute(Play<CenturyState> play, Fighter buyer) {
        int dn = TestOrder.number(play, buyer);
        ResourcesRoll.substitute(play, buyer, "having it done", dn, TestOrder.circumstanceSway(play, buyer));
    }

    private static int needed(Trait item) {
        return switch (item.choice().orElseThrow()) {
            case TWO_SKILLS, TRAINED_SKILLS -> 2;
            default -> 1;
        };
    }

    private static List<String> choices(Play<CenturyState> play, Decider asker, Fighter buyer, Trait item) {
        if (!item.isSpecialist()) {
            return List.of();
        }
        int needed = needed(item);
        List<Use> uses = uses(play.state(), buyer, item);
        List<Use> chosen = uses.size() == needed
                ? uses
                : play.chooseSome(Request.some(asker, "equipment.choice", uses, needed, needed)
                        .asking(() -> "What is the " + item.name() + " for?"));
        return chosen.stream().flatMap(use -> use.choices().stream()).toList();
    }

    /** Skills must be trained. Ledger: BCG-TRAIT-1. */
    private static List<Use> uses(CenturyState state, Fighter buyer, Trait item) {
        List<Use> uses = new ArrayList<>();
        switch (item.choice().orElseThrow()) {
            case MIRACLE_TOPIC -> {
                for (Skill miracle : state.armory().miracles()) {
                    for (String topic : miracle.topics()) {
                        uses.add(new Use(miracle.id() + ":" + topic, List.of(miracle.id(), topic)));
                    }
                }
            }
            case ATTACKING_SKILL -> {
                for (FootWeapon way : FootWeapon.of(state, buyer)) {
                    if (way.skill() != SkillId.COMBAT || isTrained(buyer, "combat")) {
                        uses.add(skill(EnumWords.of(way.skill())));
                    }
                }
            }
            default -> {
                for (Trained trained : buyer.body().person().skills()) {
                    if (!trained.skill().isMiracle()) {
                        uses.add(skill(trained.skill().id()));
                    }
                }
            }
        }
        return uses;
    }

    private static Use skill(String id) {
        return new Use(id, List.of(id));
    }

    private static boolean isTrained(Fighter buyer, String skill) {
        return buyer.body().person().skills().stream()
                .anyMatch(trained -> trained.skill().id().equals(skill));
    }
}

package arbiter.games.wasteland.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** The sheet of somebody: everything for whoever plays them, what one sees of them for others. */
final class SheetDetails {

    private SheetDetails() {}

    static List<View.Detail> of(WastelandState state, Fighter one, boolean whole) {
        Profile profile = one.profile();
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("kind", kind(profile)));
        details.add(BodyDetail.of(one));
        details.add(items("holds", one.items().items(), true));
        if (!whole) {
            return details;
        }
        details.add(View.Detail.of("defense", one.defense()));
        details.add(View.Detail.of("initiative", profile.initiative() - one.encumbrance()));
        details.add(statistics(profile.statistics()));
        details.add(attacks(state, one));
        details.add(items("carries", one.items().items(), false));
        details.add(shots(one));
        return details;
    }

    /** {@code normal animal, level 2}. */
    private static String kind(Profile profile) {
        return EnumWords.of(profile.standing()).replace('-', ' ') + " " + EnumWords.of(profile.kind()) + ", level "
                + profile.level();
    }

    private static View.Detail statistics(Statistics statistics) {
        List<View.Detail> within = new ArrayList<>();
        if (statistics.creature()) {
            within.add(View.Detail.of("Body", statistics.body()));
            within.add(View.Detail.of("Mind", statistics.mind()));
            within.add(View.Detail.of("Melee", statistics.rank(SkillName.UNARMED)));
            within.add(View.Detail.of("Guns", statistics.rank(SkillName.SMALL_GUNS)));
            within.add(View.Detail.of("Other", statistics.rank(SkillName.SURVIVAL)));
            return new View.Detail("numbers", "", List.of(), within);
        }
        for (Attribute which : Attribute.values()) {
            within.add(View.Detail.of(which.word(), statistics.attribute(which)));
        }
        for (SkillName skill : SkillName.values()) {
            int rank = statistics.rank(skill);
            if (rank > 0) {
                within.add(View.Detail.of(skill.words(), rank + (statistics.isTagged(skill) ? ", tag" : "")));
            }
        }
        return new View.Detail("numbers", "", List.of(), within);
    }

    /** {@code target number 11, critical up to 3, 4 combat dice, close; Reliable}. */
    private static View.Detail attacks(WastelandState state, Fighter one) {
        List<View.Detail> within = new ArrayList<>();
        Statistics statistics = one.profile().statistics();
        for (AttackForm form : one.attackForms(state)) {
            String special = form.weapon().special();
            within.add(View.Detail.of(
                    form.mode().word() + ": " + form.weapon().name(),
                    "target number " + statistics.target(form.attribute(), form.skill()) + ", critical up to "
                            + statistics.critical(form.skill()) + ", " + form.dice() + " combat dice, "
                            + range(form) + (special.isEmpty() ? "" : "; " + special)));
        }
        return new View.Detail("attacks", "", List.of(), within);
    }

    private static String range(AttackForm form) {
        RangeBand ideal = form.ideal();
        return form.isMelee() ? "reach" : ideal.word();
    }

    private static View.Detail items(String label, List<CarriedItem> items, boolean held) {
        List<View.Detail> within = new ArrayList<>();
        for (CarriedItem one : items) {
            if (one.grip().isHeld() == held) {
                within.add(View.Detail.of(one.item().name(), one.count() + (one.jammed() ? ", jammed" : "")));
            }
        }
        return new View.Detail(label, "", List.of(), within);
    }

    private static View.Detail shots(Fighter one) {
        List<View.Detail> within = one.ammunition().shots().stream()
                .map(shots -> View.Detail.of(shots.kind(), shots.left()))
                .toList();
        return new View.Detail("ammunition", "", List.of(), within);
    }
}

package arbiter.games.narrative.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** The sheet of somebody: everything for whoever plays them, what one sees of them for others. */
final class SheetDetails {

    private SheetDetails() {}

    static List<View.Detail> of(NarrativeState state, Participant one, boolean whole) {
        if (one.isVehicle()) {
            return VehicleDetails.of(state, one);
        }
        Profile profile = one.profile();
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("kind", EnumWords.of(profile.kind()).replace('-', ' ')));
        if (profile.members() > 1) {
            details.add(View.Detail.of("standing", one.standing() + " of " + profile.members()));
        }
        if (!whole) {
            return details;
        }
        details.add(characteristics(profile));
        details.add(View.Detail.of("soak", profile.soak()));
        details.add(View.Detail.of("melee defence", profile.defence().melee()));
        details.add(View.Detail.of("ranged defence", profile.defence().ranged()));
        details.add(skills(one));
        details.add(weapons(profile));
        return details;
    }

    private static View.Detail characteristics(Profile profile) {
        List<View.Detail> within = new ArrayList<>();
        for (Characteristic one : Characteristic.values()) {
            within.add(View.Detail.of(one.title(), profile.characteristics().get(one)));
        }
        return new View.Detail("characteristics", "", List.of(), within);
    }

    private static View.Detail skills(Participant one) {
        List<View.Detail> within = new ArrayList<>();
        one.profile().skills().forEach((skill, ranks) -> within.add(View.Detail.of(skill.name(), ranks)));
        one.profile().groupSkills().forEach(skill -> within.add(View.Detail.of(skill.name(), one.ranks(skill))));
        return new View.Detail("skills", "", List.of(), within);
    }

    private static View.Detail weapons(Profile profile) {
        List<View.Detail> within = new ArrayList<>();
        for (Weapon weapon : profile.weapons()) {
            String qualities = String.join(
                    ", ", weapon.qualities().stream().map(Object::toString).toList());
            within.add(new View.Detail(
                    weapon.name(),
                    weapon.damage() + ", critical " + weapon.critical() + ", " + BandsView.word(weapon.range()),
                    List.of(),
                    more(weapon, qualities)));
        }
        return new View.Detail("weapons", "", List.of(), within);
    }

    private static List<View.Detail> more(Weapon weapon, String qualities) {
        View.Detail range = View.Detail.of("range", BandsView.word(weapon.range()));
        return qualities.isEmpty() ? List.of(range) : List.of(range, View.Detail.of("qualities", qualities));
    }
}

package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.item.Arms;
import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;

/** Every way in which somebody can attack with what is in hand. Ledger: WAS-ATK-1, WAS-ATK-12. */
public final class AttackForms {

    private AttackForms() {}

    /** By the order of the items, bare hands last; creatures have what their bodies give them and no hands to strike with. */
    public static List<AttackForm> of(Fighter one, Weapon bareHands) {
        Profile profile = one.profile();
        List<AttackForm> forms = new ArrayList<>();
        List<CarriedItem> items = one.items().items();
        for (int place = 0; place < items.size(); place++) {
            CarriedItem carried = items.get(place);
            if (carried.item() instanceof Weapon weapon && carried.grip().isHeld()) {
                if (weapon.strikes()) {
                    forms.add(AttackForm.of(profile, carried, place, AttackForm.Mode.MELEE));
                }
                if (weapon.shoots()) {
                    forms.add(AttackForm.of(profile, carried, place, AttackForm.Mode.SHOT));
                }
                if (weapon.isThrown()) {
                    forms.add(AttackForm.of(profile, carried, place, AttackForm.Mode.THROW));
                }
            }
        }
        if (!profile.statistics().creature()) {
            forms.add(AttackForm.bare(profile, bareHands));
        }
        return FixedList.copyOf(forms);
    }

    /** Whether nothing keeps somebody from attacking so just now. Ledger: WAS-ATK-9, WAS-INJ-4, comp-jam. */
    public static boolean isUsable(Fighter one, AttackForm form) {
        if (form.item().isPresent() && one.items().get(form.item().getAsInt()).jammed()) {
            return false;
        }
        return form.volleys(one) > 0 && Arms.canUse(one, form.weapon(), form.grip());
    }
}

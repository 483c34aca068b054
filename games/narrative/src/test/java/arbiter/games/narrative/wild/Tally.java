package arbiter.games.narrative.wild;

import arbiter.games.narrative.Tables;
import arbiter.games.narrative.injury.InjuryEvents.InjurySuffered;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitSuffered;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;

/** Counts what was bought, added to powers, suffered and struck with, by the ids of the content. */
final class Tally implements Notebook.Witness<NarrativeState> {

    private final Uses uses;

    Tally(Uses uses) {
        this.uses = uses;
    }

    @Override
    public void chose(NarrativeState state, Request<?> request, Option option) {
        String[] parts = option.id().split(":");
        switch (request.label()) {
            case "spend.active", "spend.against" -> uses.count("bought " + parts[0].split("@")[0]);
            case "power.effects" -> uses.count("effect " + parts[0]);
            case "turn.action" -> {
                if (parts[0].equals("crew")) {
                    uses.count("crew " + parts[1]);
                }
            }
            default -> {}
        }
    }

    @Override
    public void happened(NarrativeState state, Event<NarrativeState> event, String line) {
        if (event instanceof InjurySuffered suffered) {
            uses.count("injury " + suffered.injury().row().id());
        } else if (event instanceof CriticalHitSuffered suffered) {
            uses.count("hit " + suffered.hit().row());
        } else if (line.contains(" is hit by ")) {
            for (Weapon weapon : Tables.BOOK.content().shelf(Weapon.class).all()) {
                if (line.contains(" is hit by " + weapon.name() + ":")) {
                    uses.count("weapon " + weapon.id());
                }
            }
        }
    }
}

package arbiter.lab.report;

import arbiter.content.json.Json;
import arbiter.lab.run.SharePoint;
import arbiter.lab.tally.Fault;
import java.util.List;
import java.util.Map;

/**
 * What a run says about an encounter. The same fights make the same report, wherever they were played.
 *
 * @param name the encounter as it was named
 * @param agents who plays, by side
 * @param wanted how many fights were asked for; there are fewer where the run was stopped
 * @param visible the smallest difference between two such runs that would be seen four times in five
 * @param others what comes of it where others play
 * @param trace how the share of the first side went while the fights were played
 * @param endings how many fights ended in which words
 * @param faults fights that the rules could not finish
 */
public record EncounterReport(
        String name,
        String game,
        String title,
        Map<String, String> agents,
        long seed,
        long fights,
        long wanted,
        Verdict verdict,
        List<SideReport> sides,
        long drawn,
        double visible,
        List<OtherPlayers> others,
        LengthReport length,
        List<RoundReport> rounds,
        List<UnitReport> units,
        List<ExampleReport> examples,
        Map<String, Long> endings,
        List<SharePoint> trace,
        long faulty,
        List<Fault> faults) {

    public String write() {
        return Json.plain().readable(this);
    }

    public SideReport first() {
        return sides.get(0);
    }
}

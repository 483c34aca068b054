package arbiter.cli.play;

import arbiter.cli.json.Json;
import arbiter.cli.json.LogJson;
import arbiter.cli.json.OutlookJson;
import arbiter.cli.json.RequestJson;
import arbiter.cli.json.ViewJson;
import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.preview.Outlook;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** Shows a table to a program: one JSON object on a line for everything there is to see. */
public final class JsonScreen implements Screen {

    private final Terminal terminal;

    public JsonScreen(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void state(View view) {
        print("state", Json.object().with("state", ViewJson.of(view)));
    }

    @Override
    public void happened(List<LoggedEvent> events) {
        if (!events.isEmpty()) {
            print("log", Json.object().with("log", events.stream().map(LogJson::of)));
        }
    }

    @Override
    public void onlyFor(String unit) {
        print("only-for", Json.object().with("unit", unit));
    }

    @Override
    public void forEverybody() {
        print("for-everybody", Json.object());
    }

    @Override
    public void question(Request<?> request, List<Prospect> prospects) {
        List<Json.Fields> options = new ArrayList<>();
        for (int i = 0; i < request.options().size(); i++) {
            Json.Fields option = RequestJson.option(request.option(i));
            options.add(
                    i < prospects.size()
                            ? option.withPresent(
                                    "chance", prospects.get(i).main().map(JsonScreen::chance))
                            : option);
        }
        print("question", RequestJson.of(request, options));
    }

    private static Json.Fields chance(Prospect.Main main) {
        Json.Fields chance = Json.object().with("name", main.name()).with("p", main.probability());
        return main.margin() == 0 ? chance : chance.with("margin", main.margin());
    }

    @Override
    public void unasked(int count) {
        if (count > 0) {
            print("unasked", Json.object().with("count", count));
        }
    }

    @Override
    public void calls(List<Call> calls) {
        List<Json.Fields> list = new ArrayList<>();
        for (Call call : calls) {
            list.add(Json.object().with("unit", call.decider().id()).with("option", RequestJson.option(call.option())));
        }
        print("calls", Json.object().with("calls", list));
    }

    @Override
    public void outlook(String option, Outlook outlook) {
        print("odds", OutlookJson.addTo(Json.object().with("option", option), outlook));
    }

    @Override
    public void note(String text) {
        print("note", Json.object().with("text", text));
    }

    @Override
    public void ended(Ending ending) {
        print("ending", Json.object().with("ending", ViewJson.ending(ending)));
    }

    private void print(String type, Json.Fields fields) {
        Json.printLine(Json.object().with("type", type).withAll(fields), terminal);
    }
}
